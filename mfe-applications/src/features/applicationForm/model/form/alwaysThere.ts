import type { ObjectPart } from 'shared-contracts/members/form/formPart.ts';

/** A record within the record that the form always has: empty while there is none. */
export function alwaysThere<Value, Reply, Body>(part: ObjectPart<Value, Reply, Body>) {
  return {
    ...part,
    read: (reply: Reply | null | undefined) => (reply == null ? part.empty() : part.read(reply)),
  };
}

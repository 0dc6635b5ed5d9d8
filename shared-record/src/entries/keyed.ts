import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import type { ObjectPart } from 'shared-contracts/members/form/formPart.ts';
import { withUnsent } from 'shared-contracts/members/form/formParts.ts';

/**
 * Gives each entry of a list a `key`: the browser's own name for it, by which entries are told apart in whatever order. It is never sent.
 *
 * - name: of the kind of entry; one that was read is `row-7` by its record's id, and a new one has a random UUID
 */
export function keyed<Value, Reply, Body>(name: string, part: ObjectPart<Value, Reply, Body>) {
  return withUnsent(part, {
    key: {
      ...fieldForm({ type: 'text' }),
      empty: () => crypto.randomUUID() as string,
      read: ({ id }: { readonly id: number }) => `${name}-${id}`,
    },
  });
}

import type { MemberChange } from 'shared-contracts/members/memberChange.ts';

/** Members that are posted, and each place that gets another value, as people read it. */
export type Edited = {
  readonly members: Readonly<Record<string, unknown>>;
  readonly changes: readonly MemberChange[];
};

import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import type { SetDefinition } from '../../model/definition.ts';
import type { Query } from '../../query/queryOptions.ts';
import type { DerivedMembers } from '../compile/derivedMembers.ts';
import type { Restriction } from './listStatement.ts';

/** A list that a caller asks for. */
export type ListRequest = {
  readonly definition: SetDefinition;
  readonly query: Query;
  readonly caller: SignedInCaller;
  readonly restrict?: Restriction | undefined;
  readonly derived: DerivedMembers;
};

import type { Reason } from '../reasons.ts';
import type { CellsOfMembers } from './cellsOfMembers.ts';

/**
 * What a file has as one agreement, not checked yet, or why it has none there.
 *
 * - place: as in `agreements.csv, 2–4`; cellOf: where the file says what became a member, of a file that has lines and columns
 */
export type FoundAgreement = { readonly place: string; readonly cellOf?: CellsOfMembers } & (
  { readonly raw: unknown } | { readonly refused: readonly Reason[] }
);

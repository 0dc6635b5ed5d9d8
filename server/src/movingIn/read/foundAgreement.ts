import type { Reason } from '../reasons.ts';

/** What a file has as one agreement, not checked yet, or why it has none there. - place: as in `agreements.csv, lines 2–4` */
export type FoundAgreement = { readonly place: string } & (
  { readonly raw: unknown } | { readonly refused: readonly Reason[] }
);

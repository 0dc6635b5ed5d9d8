/**
 * The id by which the network knows our copy of an agreement: its own, or the one that an earlier system had told partners of.
 *
 * Source: EWP IIAs API v7, `iia-id` of the first partner; an id is never given anew, as partners refer to it.
 */
export function ownIiaId(agreement: {
  readonly id: number;
  readonly iiaId?: string | null | undefined;
}): string {
  return agreement.iiaId || String(agreement.id);
}

import { type ReleaseProvenance, shortCommit } from 'shared-contracts/releases/releaseProvenance.ts';

/** Says what a release was built from, in what commands print. */
export function provenanceText(provenance: ReleaseProvenance): string {
  const { committedAt, author, isDirty } = provenance;
  const changes = isDirty === true ? ', with changes that were not committed' : '';
  return `commit ${shortCommit(provenance)} of ${committedAt} by ${author}${changes}`;
}

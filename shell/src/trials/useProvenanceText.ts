import { formatDayMonthYearTime, useTranslation } from 'shared-ui/core';
import { type ReleaseProvenance, shortCommit } from 'shared-contracts/releases/releaseProvenance.ts';

/** Gives what says what a release was built from: commit, time and author; that nobody knows it where it has no provenance. */
export function useProvenanceText(): (provenance: ReleaseProvenance | undefined) => string {
  const { t } = useTranslation('shell');
  return (provenance) =>
    provenance === undefined
      ? t('Provenance.unknown')
      : t(provenance.isDirty === true ? 'Provenance.dirty' : 'Provenance.committed', {
          commit: shortCommit(provenance),
          committedAt: formatDayMonthYearTime(provenance.committedAt),
          author: provenance.author,
        });
}

import type { CodedLanguage } from 'shared-contracts/agreements/entities/rowsOfAgreement.ts';
import type { SubjectArea } from 'shared-contracts/reference/mobilityChoices.ts';
import { useMemo } from 'react';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { AGREEMENT_STATUS_LOOK, lookOf } from '../../lib/agreementLabels.ts';
import { MODULE_ID } from '../../moduleId.ts';
import type { ReadWords } from './model/cellText.ts';
import type { GridWords } from './model/gridWords.ts';

export type AllWords = GridWords & ReadWords;

/** What cells are written with and read by, in the language of the page; the same until that changes. */
export function useGridWords(areas: readonly SubjectArea[], languages: readonly CodedLanguage[]): AllWords {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  return useMemo(
    () => ({
      language,
      tag,
      areas,
      languages,
      yesNo: { yes: t('mobilityGrid.cells.yes'), no: t('mobilityGrid.cells.no') },
      kinds: {
        studentMobilitiesForStudies: t('mobilityGrid.kinds.studies'),
        studentMobilitiesForTraineeship: t('mobilityGrid.kinds.traineeship'),
        staffMobilitiesForTeaching: t('mobilityGrid.kinds.teaching'),
        staffMobilitiesForTraining: t('mobilityGrid.kinds.training'),
      },
      statuses: (status) => {
        const look = lookOf(AGREEMENT_STATUS_LOOK, status);
        return look === undefined ? t('agreementList.status.unknown') : t(look.key);
      },
    }),
    [areas, languages, language, tag, t],
  );
}

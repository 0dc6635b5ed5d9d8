import type { PlaceRow } from 'shared-contracts/places/placeList.ts';
import { formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';

/** Writes the months or days that all people of a row have together in a year; `''` where it says none. */
export function useUnits() {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  return {
    time: ({ months, days }: Pick<PlaceRow, 'months' | 'days'>) =>
      [
        months === null
          ? ''
          : t('places.PlaceTable.months', { count: months, number: formatNumber(months, tag) }),
        days === null ? '' : t('places.PlaceTable.days', { count: days, number: formatNumber(days, tag) }),
      ]
        .filter(Boolean)
        .join(', '),
  };
}

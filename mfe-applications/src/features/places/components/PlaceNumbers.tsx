import type { PlaceRow } from 'shared-contracts/places/placeList.ts';
import { formatNumber, StatusBadge, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Places that are agreed, and how many of them are given and free, as far as somebody may know it. */
export function PlaceNumbers({ row }: { readonly row: PlaceRow }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { places, given, isFull } = row;
  if (places === null) return '–';
  return (
    <>
      {formatNumber(places, tag)}
      {given !== null && (
        <>
          <br />
          {t('places.PlaceNumbers.given', {
            given: formatNumber(given, tag),
            free: formatNumber(Math.max(0, places - given), tag),
          })}
        </>
      )}
      {isFull === true && (
        <>
          {' '}
          <StatusBadge tone="warning">{t('places.PlaceNumbers.full')}</StatusBadge>
        </>
      )}
    </>
  );
}

import type { PersonRow } from 'shared-contracts/people/people.ts';
import { formatNumber, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { placesOf } from '../model/placesOf.ts';

/** Where a person stands besides agreements, each kind on its line. */
export function RowPlaces({ row }: { readonly row: PersonRow }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  return (
    <Stack as="ul" gap="XXS">
      {placesOf(row).map((kind) => (
        <li key={kind}>
          {t(`people.RowPlaces.${kind}`, { count: row[kind], number: formatNumber(row[kind], tag) })}
        </li>
      ))}
    </Stack>
  );
}

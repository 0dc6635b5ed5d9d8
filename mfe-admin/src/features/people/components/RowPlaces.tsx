import type { PersonRow } from 'shared-contracts/people/people.ts';
import { formatNumber, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Where a person stands besides agreements, each kind on its line; nothing for none. */
export function RowPlaces({ row }: { readonly row: PersonRow }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const places = (['factsheets', 'coordinators', 'applications'] as const).filter((kind) => row[kind] > 0);
  if (places.length === 0) return null;
  return (
    <Stack as="ul" gap="XXS">
      {places.map((kind) => (
        <li key={kind}>
          {t(`people.RowPlaces.${kind}`, { count: row[kind], number: formatNumber(row[kind], tag) })}
        </li>
      ))}
    </Stack>
  );
}

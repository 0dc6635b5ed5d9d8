import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { AnyListRow } from 'shared-contracts/agreements/entities/furtherListRow.ts';
import { useTranslation } from 'shared-ui/core';
import { LongWords, type Column } from 'shared-ui/list';
import { FURTHER_COLUMNS } from '../../../lib/agreementList/agreementColumns.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import type { FurtherCell as Cell } from './FurtherCell.tsx';

// The other pages of the module do without it.
const FurtherCell = lazy<ComponentType<ComponentProps<typeof Cell>>>(() =>
  import('./FurtherCell.tsx').then(
    ({ FurtherCell: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);
const LOOKS: Readonly<Record<string, Partial<Column<AnyListRow>>>> = {
  code: { isUnbroken: true },
  changed: { isUnbroken: true, sortKey: 'changed' },
  placesOut: { isUnbroken: true, isNumeric: true },
  placesIn: { isUnbroken: true, isNumeric: true },
};

/** The columns that the documents do not name. - officerOf: who is in charge of an agreement */
export function useFurtherColumns(
  officerOf: (id: number) => string | undefined,
): readonly Column<AnyListRow>[] {
  const { t } = useTranslation(MODULE_ID);
  return FURTHER_COLUMNS.map((id): Column<AnyListRow> => {
    const header = t(`agreementList.AgreementTable.${id}`);
    if (id === 'officer')
      return { id, sortKey: id, header, cell: (row) => <LongWords>{officerOf(row.id) ?? '-'}</LongWords> };
    return {
      id,
      header,
      cell: (row) => (
        <Suspense>
          <FurtherCell row={row} column={id} />
        </Suspense>
      ),
      ...LOOKS[id],
    };
  });
}

import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { AnyApplicationRow } from 'shared-contracts/applications/entities/furtherApplicationRow.ts';
import { useTranslation } from 'shared-ui/core';
import { LongWords, type Column } from 'shared-ui/list';
import { FURTHER_COLUMNS } from '../../../lib/applicationList/applicationColumns.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { DASH } from '../model/application.ts';
import type { FurtherCell as Cell } from './FurtherCell.tsx';

// The other pages of the module, and students, do without it.
const FurtherCell = lazy<ComponentType<ComponentProps<typeof Cell>>>(() =>
  import('./FurtherCell.tsx').then(
    ({ FurtherCell: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);
const DAY = { isUnbroken: true } as const;
const LOOKS: Readonly<Record<string, Partial<Column<AnyApplicationRow>>>> = {
  returned: { ...DAY, sortKey: 'returned' },
  changed: { ...DAY, sortKey: 'changed' },
};

/** The columns that the documents do not name, for the office. - officerOf: who is in charge of an application */
export function useFurtherColumns(
  officerOf: (id: number) => string | undefined,
): readonly Column<AnyApplicationRow>[] {
  const { t } = useTranslation(MODULE_ID);
  return FURTHER_COLUMNS.map((id): Column<AnyApplicationRow> => {
    const header = t(`applicationList.ApplicationTable.${id}`);
    if (id === 'officer')
      return { id, sortKey: id, header, cell: (row) => <LongWords>{officerOf(row.id) ?? DASH}</LongWords> };
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

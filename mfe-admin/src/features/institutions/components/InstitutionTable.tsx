import { factsheetView } from 'shared-contracts/releases/addresses.ts';
import type { InstitutionRow } from 'shared-contracts/institutions/institutionList.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import type { ComponentProps, ReactNode } from 'react';
import { ErasmusCode, IconLink, TextLink, useLanguage, useTranslation, NameText } from 'shared-ui/core';
import { DataTable, RowActions, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { institutionEditPath, institutionPath } from '../institutionPaths.ts';
import { AgreementCount } from './AgreementCount.tsx';

type InstitutionTableProps = {
  readonly rows: readonly InstitutionRow[];
  readonly isBusy: boolean;
  readonly mayEdit: boolean;
  readonly sorting: ComponentProps<typeof DataTable>['sorting'];
  readonly emptyState: ReactNode;
};

/** Institutions with the ways to their agreements, factsheets and pages. */
export function InstitutionTable({ rows, isBusy, mayEdit, sorting, emptyState }: InstitutionTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const columns: readonly Column<InstitutionRow>[] = [
    {
      id: 'name',
      sortKey: 'name',
      header: t('institutions.columns.name'),
      isRowHeader: true,
      cell: (row) => (
        <TextLink to={institutionPath(row.id)}>
          <NameText>{nameIn(row, language)}</NameText>
        </TextLink>
      ),
    },
    {
      id: 'erasmusCode',
      sortKey: 'code',
      header: t('institutions.columns.erasmusCode'),
      isUnbroken: true,
      cell: (row) => row.erasmusCode && <ErasmusCode>{row.erasmusCode}</ErasmusCode>,
    },
    {
      id: 'city',
      sortKey: 'city',
      header: t('institutions.columns.city'),
      cell: (row) => row.cityName,
    },
    {
      id: 'country',
      sortKey: 'country',
      header: t('institutions.columns.country'),
      cell: ({ country }) => countryNameIn(country, language),
    },
    // Whoever has no list of agreements has none to be led to.
    ...(rows.some(({ agreements }) => agreements !== null)
      ? [
          {
            id: 'agreements',
            header: t('institutions.columns.agreements'),
            cell: (row: InstitutionRow) => <AgreementCount row={row} />,
          },
        ]
      : []),
    {
      id: 'actions',
      isActions: true,
      header: t('institutions.columns.actions'),
      cell: (row) => (
        <RowActions>
          {row.factsheet !== null && (
            <IconLink
              to={factsheetView({ factsheetId: row.factsheet })}
              icon="factsheet"
              label={t('institutions.InstitutionTable.factsheet', { name: nameIn(row, language) })}
            />
          )}
          {mayEdit && (
            <IconLink
              to={institutionEditPath(row.id)}
              icon="edit"
              label={t('institutions.InstitutionTable.edit', { name: nameIn(row, language) })}
            />
          )}
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('institutions.InstitutionListPage.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      isBusy={isBusy}
      sorting={sorting}
      rowLink={(row) => ({ to: institutionPath(row.id) })}
      hasManyColumns
      hasWholeWords
      emptyState={emptyState}
    />
  );
}

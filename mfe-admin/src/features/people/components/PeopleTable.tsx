import type { PersonRow } from 'shared-contracts/people/people.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import type { ComponentProps, ReactNode } from 'react';
import {
  Cluster,
  EmailLink,
  formatNumber,
  IconLink,
  NameText,
  Stack,
  StatusBadge,
  TextLink,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { DataTable, RowActions, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { personEditPath, personPath } from '../peoplePaths.ts';
import { placesOf } from '../model/placesOf.ts';
import { RowPlaces } from './RowPlaces.tsx';

type PeopleTableProps = {
  readonly rows: readonly PersonRow[];
  readonly isBusy: boolean;
  readonly sorting: ComponentProps<typeof DataTable>['sorting'];
  readonly emptyState: ReactNode;
};

/** People with the places where they stand. */
export function PeopleTable({ rows, isBusy, sorting, emptyState }: PeopleTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const columns: readonly Column<PersonRow>[] = [
    {
      id: 'name',
      sortKey: 'name',
      header: t('people.columns.name'),
      isRowHeader: true,
      cell: (row) => (
        <Cluster gap="S" align="center">
          <TextLink to={personPath(row.id)}>
            <NameText>{personText(row, tag) || '?'}</NameText>
          </TextLink>
          {row.leftAt !== null && <StatusBadge tone="warning">{t('people.left')}</StatusBadge>}
          {row.twins > 0 && (
            <StatusBadge tone="neutral">{t('people.PeopleTable.twins', { count: row.twins })}</StatusBadge>
          )}
        </Cluster>
      ),
    },
    {
      id: 'email',
      sortKey: 'email',
      header: t('people.columns.email'),
      width: '240px',
      cell: ({ email }) => email && <EmailLink address={email} />,
    },
    {
      id: 'department',
      sortKey: 'department',
      header: t('people.columns.department'),
      cell: ({ department }) => department && <NameText>{nameIn(department, language)}</NameText>,
    },
    {
      id: 'agreements',
      sortKey: 'agreements',
      header: t('people.columns.agreements'),
      isUnbroken: true,
      cell: ({ agreements: { current, all } }) =>
        all > 0 && (
          <Stack gap="XXS">
            <span>
              {t('people.PeopleTable.current', { count: current, number: formatNumber(current, tag) })}
            </span>
            <span>{t('people.PeopleTable.all', { number: formatNumber(all, tag) })}</span>
          </Stack>
        ),
    },
    {
      id: 'places',
      header: t('people.columns.places'),
      cell: (row) => placesOf(row).length > 0 && <RowPlaces row={row} />,
    },
    {
      id: 'actions',
      isActions: true,
      header: t('people.columns.actions'),
      cell: (row) => (
        <RowActions>
          <IconLink
            to={personEditPath(row.id)}
            icon="edit"
            label={t('people.PeopleTable.correct', { name: personText(row, tag) || '?' })}
          />
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('people.PeopleListPage.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      isBusy={isBusy}
      sorting={sorting}
      rowLink={(row) => ({ to: personPath(row.id) })}
      hasManyColumns
      hasWholeWords
      emptyState={emptyState}
    />
  );
}

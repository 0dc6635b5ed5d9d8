import type { ComponentProps, ReactNode } from 'react';
import { formatDayOfYear } from 'shared-contracts/dates/formatDate.ts';
import type { PlaceRow } from 'shared-contracts/places/placeList.ts';
import { placeDirectionText, placeKindText } from 'shared-contracts/places/placeTerms.ts';
import { agreementView, factsheetView } from 'shared-contracts/releases/addresses.ts';
import { studyCycleText } from 'shared-contracts/reference/levels.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import {
  ErasmusCode,
  IconLink,
  makeStyles,
  StatusBadge,
  TextLink,
  tokens,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { DataTable, RowActions, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { useUnits } from '../useUnits.ts';
import { PlaceNumbers } from './PlaceNumbers.tsx';

type PlaceTableProps = {
  readonly rows: readonly PlaceRow[];
  readonly isBusy: boolean;
  readonly sorting: ComponentProps<typeof DataTable>['sorting'];
  readonly emptyState: ReactNode;
};

const NONE = '–';

/** Rows of the catalogue, with the ways to agreement and factsheet. */
export function PlaceTable({ rows, isBusy, sorting, emptyState }: PlaceTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const units = useUnits();
  const styles = useStyles();
  const header = (name: string) => t(`places.columns.${name}`);
  const columns: readonly Column<PlaceRow>[] = [
    {
      id: 'partner',
      sortKey: 'partner',
      header: header('partner'),
      isRowHeader: true,
      cell: ({ partner }) => (
        <>
          {nameIn(partner, language)}
          <div className={styles.small}>
            {partner.erasmusCode && <ErasmusCode>{partner.erasmusCode}</ErasmusCode>}{' '}
            {[partner.cityName, countryNameIn(partner.country, language)].filter(Boolean).join(', ')}
          </div>
        </>
      ),
    },
    {
      id: 'department',
      sortKey: 'department',
      header: header('department'),
      cell: ({ department }) => nameIn(department, language) || t('places.PlaceTable.anyDepartment'),
    },
    {
      id: 'kind',
      sortKey: 'kind',
      header: header('kind'),
      cell: ({ kind, direction, blended }) => (
        <>
          {placeKindText(kind, tag)}, {placeDirectionText(direction, tag)}{' '}
          {blended && <StatusBadge tone="brand">{t('places.PlaceTable.blended')}</StatusBadge>}
        </>
      ),
    },
    {
      id: 'field',
      sortKey: 'field',
      header: header('field'),
      cell: ({ fields }) =>
        fields.map((field) => `${field.code} ${nameIn(field, language)}`).join(', ') || NONE,
    },
    {
      id: 'cycle',
      sortKey: 'cycle',
      header: header('cycle'),
      cell: ({ cycles }) => cycles.map((cycle) => studyCycleText(cycle, tag)).join(', ') || NONE,
    },
    {
      id: 'places',
      sortKey: 'places',
      header: header('places'),
      cell: (row) => <PlaceNumbers row={row} />,
    },
    { id: 'time', sortKey: 'months', header: header('time'), cell: (row) => units.time(row) || NONE },
    {
      id: 'languages',
      sortKey: 'language',
      header: header('languages'),
      cell: ({ languages }) =>
        languages.map((one) => [nameIn(one, language), one.level].filter(Boolean).join(' ')).join(', ') ||
        NONE,
    },
    {
      id: 'nominations',
      sortKey: 'nominations',
      header: header('nominations'),
      cell: ({ nominations }) =>
        [nominations?.autumnTerm, nominations?.springTerm]
          .filter(Boolean)
          .map((day) => formatDayOfYear(day, tag))
          .join(', ') || NONE,
    },
    {
      id: 'actions',
      isActions: true,
      header: header('actions'),
      cell: (row) => {
        const name = nameIn(row.partner, language);
        return (
          <RowActions>
            <TextLink to={agreementView({ name: row.agreement })}>
              <VisuallyHidden>{t('places.PlaceTable.agreement')} </VisuallyHidden>
              {row.agreement}
            </TextLink>
            {row.factsheet !== null && (
              <IconLink
                to={factsheetView({ factsheetId: row.factsheet })}
                icon="factsheet"
                label={t('places.PlaceTable.factsheet', { name })}
              />
            )}
          </RowActions>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={t('places.PlacesPage.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      isBusy={isBusy}
      sorting={sorting}
      hasManyColumns
      hasWholeWords
      emptyState={emptyState}
    />
  );
}

const useStyles = makeStyles({
  small: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
});

import { useMemo, type ReactNode } from 'react';
import type { Destination, DestinationList } from 'shared-contracts/places/destinations.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import {
  ErasmusCode,
  makeStyles,
  StatusBadge,
  TextLink,
  tokens,
  useLanguage,
  useLocation,
  useTranslation,
} from 'shared-ui/core';
import { DataTable, RowActions, RowCheckbox, type Column } from 'shared-ui/list';
import { rowsOf } from '../../../lib/destinations/fittingRows.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { destinationPath, fromList } from '../destinationPath.ts';
import { useDestinationTexts } from '../useDestinationTexts.ts';
import { KeepButton } from './KeepButton.tsx';

type DestinationTableProps = {
  readonly list: DestinationList;
  /** A row that stays is not drawn anew while these stay the same: list, kept, ticked and onTick. */
  readonly rows: readonly Destination[];
  readonly kept: ReadonlySet<number>;
  readonly ticked: readonly number[];
  readonly onTick: (id: number, isTicked: boolean) => void;
  readonly emptyState: ReactNode;
};

/** Destinations with what is asked for and offered; a tick compares them. */
export function DestinationTable({ list, rows, kept, ticked, onTick, emptyState }: DestinationTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const columns = useColumns({ list, kept, ticked, onTick });
  return (
    <DataTable
      caption={t('destinations.DestinationsPage.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      hasManyColumns
      hasWholeWords
      emptyState={emptyState}
    />
  );
}

/** Hands the address of the list on, which rows do not know: they stay as they are while it changes. */
function NameLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <TextLink to={to} state={fromList(useLocation().search)}>
      {children}
    </TextLink>
  );
}

type Picking = Pick<DestinationTableProps, 'list' | 'kept' | 'ticked' | 'onTick'>;

function useColumns({ list, kept, ticked, onTick }: Picking): readonly Column<Destination>[] {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const texts = useDestinationTexts(list);
  const styles = useStyles();
  return useMemo(
    () => [
      {
        id: 'compare',
        header: t('destinations.columns.compare'),
        width: '72px',
        cell: (row) => (
          <RowCheckbox
            label={t('destinations.DestinationTable.compare', { name: nameIn(row, language) })}
            isChecked={ticked.includes(row.id)}
            onChange={(isTicked) => onTick(row.id, isTicked)}
          />
        ),
      },
      {
        id: 'name',
        header: t('destinations.columns.name'),
        isRowHeader: true,
        cell: (row) => (
          <>
            <NameLink to={destinationPath(row.id, list.department.id)}>{nameIn(row, language)}</NameLink>
            <div className={styles.small}>
              {row.erasmusCode && <ErasmusCode>{row.erasmusCode}</ErasmusCode>} {row.cityName}
            </div>
          </>
        ),
      },
      {
        id: 'country',
        header: t('destinations.columns.country'),
        cell: ({ country }) => countryNameIn(country, language),
      },
      {
        id: 'languages',
        header: t('destinations.columns.languages'),
        cell: (row) => texts.languages(rowsOf(row)),
      },
      { id: 'cycles', header: t('destinations.columns.cycles'), cell: (row) => texts.cycles(rowsOf(row)) },
      {
        id: 'places',
        header: t('destinations.columns.places'),
        cell: (row) => (
          <>
            {texts.places(rowsOf(row))}{' '}
            {row.agreements.every(({ isFull }) => isFull === true) && (
              <StatusBadge tone="warning">{t('destinations.texts.full')}</StatusBadge>
            )}
          </>
        ),
      },
      { id: 'length', header: t('destinations.columns.length'), cell: (row) => texts.length(rowsOf(row)) },
      {
        id: 'nominations',
        header: t('destinations.columns.nominations'),
        cell: (row) => (
          <>
            {t('destinations.texts.winter')}: {texts.deadline(row, 'nominations', 'autumnTerm')}
            <br />
            {t('destinations.texts.spring')}: {texts.deadline(row, 'nominations', 'springTerm')}
          </>
        ),
      },
      {
        id: 'actions',
        isActions: true,
        header: t('destinations.columns.actions'),
        cell: (row) => {
          const name = nameIn(row, language);
          return (
            <RowActions>
              <KeepButton id={row.id} name={name} isKept={kept.has(row.id)} />
            </RowActions>
          );
        },
      },
    ],
    [list, kept, ticked, onTick, t, language, texts, styles],
  );
}

const useStyles = makeStyles({
  small: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
});

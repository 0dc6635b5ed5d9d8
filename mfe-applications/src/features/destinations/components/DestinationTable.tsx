import type { ReactNode } from 'react';
import type { Destination, DestinationList } from 'shared-contracts/places/destinations.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import {
  ErasmusCode,
  makeStyles,
  StatusBadge,
  TextLink,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { DataTable, RowActions, RowCheckbox, type Column } from 'shared-ui/list';
import { rowsOf } from '../../../lib/destinations/fittingRows.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { destinationPath } from '../destinationPath.ts';
import { useDestinationTexts } from '../useDestinationTexts.ts';
import { KeepButton } from './KeepButton.tsx';

type DestinationTableProps = {
  readonly list: DestinationList;
  readonly rows: readonly Destination[];
  readonly kept: ReadonlySet<number>;
  readonly ticked: readonly number[];
  readonly onTick: (id: number, isTicked: boolean) => void;
  readonly emptyState: ReactNode;
};

/** Destinations with what is asked for and offered; a tick compares them. */
export function DestinationTable({ list, rows, kept, ticked, onTick, emptyState }: DestinationTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const texts = useDestinationTexts(list);
  const styles = useStyles();
  const header = (name: string) => t(`destinations.columns.${name}`);
  const columns: readonly Column<Destination>[] = [
    {
      id: 'compare',
      header: header('compare'),
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
      header: header('name'),
      isRowHeader: true,
      cell: (row) => (
        <>
          <TextLink to={destinationPath(row.id, list.department.id)}>{nameIn(row, language)}</TextLink>
          <div className={styles.small}>
            {row.erasmusCode && <ErasmusCode>{row.erasmusCode}</ErasmusCode>} {row.cityName}
          </div>
        </>
      ),
    },
    { id: 'country', header: header('country'), cell: ({ country }) => countryNameIn(country, language) },
    { id: 'languages', header: header('languages'), cell: (row) => texts.languages(rowsOf(row)) },
    { id: 'cycles', header: header('cycles'), cell: (row) => texts.cycles(rowsOf(row)) },
    {
      id: 'places',
      header: header('places'),
      cell: (row) => (
        <>
          {texts.places(rowsOf(row))}{' '}
          {row.agreements.every(({ isFull }) => isFull === true) && (
            <StatusBadge tone="warning">{t('destinations.texts.full')}</StatusBadge>
          )}
        </>
      ),
    },
    { id: 'length', header: header('length'), cell: (row) => texts.length(rowsOf(row)) },
    {
      id: 'nominations',
      header: header('nominations'),
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
      header: header('actions'),
      cell: (row) => {
        const name = nameIn(row, language);
        return (
          <RowActions>
            <KeepButton id={row.id} name={name} isKept={kept.has(row.id)} />
          </RowActions>
        );
      },
    },
  ];
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

const useStyles = makeStyles({
  small: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
});

import { Field, makeStyles, Select } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import type { Sort } from '../search/sorting.ts';

type SortSelectProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
};

/** The order of a list where rows are cards, which have no heads to press. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const sorted = columns.filter(({ sortKey }) => sortKey !== undefined);
  return (
    <Field label={t('SortSelect.label')} size="small" className={styles.field}>
      <Select
        className={styles.select}
        size="medium"
        value={sort ?? ''}
        onChange={(_, { value }) => onSort(value === '' ? undefined : value)}
      >
        <option value="">{t('SortSelect.standard')}</option>
        {sorted.map(({ sortKey = '', header }) => [
          <option key={sortKey} value={sortKey}>
            {t('SortSelect.up', { column: header })}
          </option>,
          <option key={`-${sortKey}`} value={`-${sortKey}`}>
            {t('SortSelect.down', { column: header })}
          </option>,
        ])}
      </Select>
    </Field>
  );
}

const useStyles = makeStyles({
  // As wide as there is room, not as its longest order.
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
  select: { minWidth: 0, '& > select': { minWidth: 0 } },
});

import { Field, Input } from '@fluentui/react-components';
import { useFilterStyles } from './filterStyles.ts';
import { isDay } from '../search/searchParams.ts';
import { useTypedFilter } from './useTypedFilter.ts';

type FilterDayProps = {
  readonly label: string;
  /** `YYYY-MM-DD`, or `''` for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A filter that takes a calendar day, by the browser's own field. */
export function FilterDay({ label, value, onChange }: FilterDayProps) {
  const styles = useFilterStyles();
  const [text, setText] = useTypedFilter(value, (typed) => {
    // While a year is being typed, the browser has days of the first centuries.
    if (typed === '' || isDay(typed)) onChange(typed);
  });
  return (
    <Field label={label} size="small" className={styles.field}>
      <Input
        className={styles.control}
        size="medium"
        type="date"
        min="1990-01-01"
        max="2099-12-31"
        value={text}
        onChange={(_, data) => setText(data.value)}
      />
    </Field>
  );
}

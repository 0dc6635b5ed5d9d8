import { Field, Input } from '@fluentui/react-components';
import { useFilterStyles } from './filterStyles.ts';
import { useTypedFilter } from './useTypedFilter.ts';

/** Keys that a number field would take but an id never holds. */
const BLOCKED_KEYS = new Set(['e', 'E', '+', '-', '.', ',']);
/** Ids are at most 2147483647. */
const MAX_DIGITS = 9;

type FilterNumberProps = {
  readonly label: string;
  readonly value: number | null;
  /** Called once the typing pauses. */
  readonly onChange: (value: number | null) => void;
};

/** A filter that takes digits alone, such as an id. */
export function FilterNumber({ label, value, onChange }: FilterNumberProps) {
  const styles = useFilterStyles();
  const [text, setText] = useTypedFilter(value === null ? '' : String(value), (typed) =>
    onChange(typed === '' ? null : Number(typed)),
  );
  return (
    <Field label={label} size="small" className={styles.field}>
      <Input
        className={styles.control}
        size="medium"
        // Not type="number": that one also takes what the keys above write, and changes its value with the mouse wheel.
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onKeyDown={(event) => {
          if (BLOCKED_KEYS.has(event.key) && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
        onChange={(_, data) => setText(data.value.replaceAll(/\D/g, '').slice(0, MAX_DIGITS))}
      />
    </Field>
  );
}

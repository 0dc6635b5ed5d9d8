import { Field, Input } from '@fluentui/react-components';
import { useFilterStyles } from './filterStyles.ts';
import { useTypedFilter } from './useTypedFilter.ts';

type FilterTextProps = {
  readonly label: string;
  readonly value: string;
  /** Called once the typing pauses. */
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
};

/** A filter that takes a text. */
export function FilterText({ label, value, onChange, maxLength = 200 }: FilterTextProps) {
  const styles = useFilterStyles();
  const [text, setText] = useTypedFilter(value, onChange);
  return (
    <Field label={label} size="small" className={styles.field}>
      <Input
        className={styles.control}
        size="medium"
        type="search"
        autoComplete="off"
        value={text}
        maxLength={maxLength}
        onChange={(_, data) => setText(data.value)}
      />
    </Field>
  );
}

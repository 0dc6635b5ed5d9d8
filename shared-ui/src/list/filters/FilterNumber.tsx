import { Field, Input } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/number.ts';
import { useLanguage } from '../../language/languageContext.ts';
import { useFilterStyles } from './filterStyles.ts';
import { useTypedFilter } from './useTypedFilter.ts';

/** Keys that a number field would take but an id never holds. */
const BLOCKED_KEYS = new Set(['e', 'E', '+', '-', '.', ',']);
/** Ids are at most 2147483647. */
const MAX_DIGITS = 9;

type FilterNumberProps = {
  readonly label: string;
  readonly value: number | null;
  /** Called once the typing pauses; not with more digits than an id has. */
  readonly onChange: (value: number | null) => void;
};

/** A filter that takes digits alone, such as an id. */
export function FilterNumber({ label, value, onChange }: FilterNumberProps) {
  const styles = useFilterStyles();
  const { t } = useTranslation('shared-ui');
  const { tag } = useLanguage();
  const [text, setText] = useTypedFilter(value === null ? '' : String(value), (typed) => {
    if (typed.length <= MAX_DIGITS) onChange(typed === '' ? null : Number(typed));
  });
  const tooLong =
    text.length <= MAX_DIGITS
      ? {}
      : {
          validationState: 'error' as const,
          validationMessage: t('FilterNumber.tooLong', {
            max: formatNumber(MAX_DIGITS, tag),
            typed: formatNumber(text.length, tag),
          }),
        };
  return (
    <Field label={label} size="small" className={styles.field} {...tooLong}>
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
        onChange={(_, data) => setText(data.value.replaceAll(/\D/g, ''))}
      />
    </Field>
  );
}

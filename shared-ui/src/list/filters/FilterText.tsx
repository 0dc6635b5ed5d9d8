import { Field, Input } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/number.ts';
import { useLanguage } from '../../language/languageContext.ts';
import { useFilterStyles } from './filterStyles.ts';
import { useTypedFilter } from './useTypedFilter.ts';

type FilterTextProps = {
  readonly label: string;
  readonly value: string;
  /** Called once the typing pauses; not with a text that is too long to be searched for. */
  readonly onChange: (value: string) => void;
  /** In characters: more stays as it was typed, and is not searched for. */
  readonly maxLength?: number;
};

/** A filter that takes a text. */
export function FilterText({ label, value, onChange, maxLength = 200 }: FilterTextProps) {
  const styles = useFilterStyles();
  const { t } = useTranslation('shared-ui');
  const { tag } = useLanguage();
  // An address holds as many units of text.
  const isTooLong = (typed: string) => typed.length > maxLength;
  const [text, setText] = useTypedFilter(value, (typed) => {
    if (!isTooLong(typed)) onChange(typed);
  });
  const tooLong = isTooLong(text)
    ? {
        validationState: 'error' as const,
        validationMessage: t('FilterText.tooLong', {
          max: formatNumber(maxLength, tag),
          typed: formatNumber(text.length, tag),
        }),
      }
    : {};
  return (
    <Field label={label} size="small" className={styles.field} {...tooLong}>
      <Input
        className={styles.control}
        size="medium"
        type="search"
        autoComplete="off"
        value={text}
        onChange={(_, data) => setText(data.value)}
      />
    </Field>
  );
}

import { Field } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../day/DayInput.tsx';
import { fieldErrorText } from '../../errors/fieldErrorText.ts';
import { isDay } from '../search/searchParams.ts';
import { useFilterStyles } from './filterStyles.ts';
import { useTypedFilter } from './useTypedFilter.ts';

type FilterDayProps = {
  readonly label: string;
  /** `YYYY-MM-DD`, or `''` for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A filter that takes a calendar day. */
export function FilterDay({ label, value, onChange }: FilterDayProps) {
  const styles = useFilterStyles();
  const { t } = useTranslation('shared-ui');
  const [isTyping, setTyping] = useState(false);
  const [text, setText] = useTypedFilter(value, (typed) => {
    if (typed === '' || isDay(typed)) onChange(typed);
  });
  const isRefused = !isTyping && text !== '' && !isDay(text);
  return (
    <Field
      label={label}
      size="small"
      className={styles.field}
      {...(isRefused && { validationMessage: fieldErrorText({ code: 'not-a-date' }, t) })}
    >
      <DayInput
        label={label}
        value={text}
        onChange={(day) => {
          setTyping(true);
          setText(day);
        }}
        onLeave={() => setTyping(false)}
      />
    </Field>
  );
}

import { Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { readDayMonth, writeDayMonth } from './reading/readDayMonth.ts';

const NO_DAY = { type: 'form', message: 'not-a-month-day' satisfies FieldErrorCode } as const;

type DayMonthFieldProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
  readonly label: string;
  /** For a field below a heading that shows the label already: screen readers alone get it. */
  readonly isLabelHidden?: boolean;
  readonly isRequired?: boolean;
};

/**
 * A day that comes every year, typed as day and month; the value is `--MM-DD`, `''` when nothing is typed, and the text itself while that is no
 * day, so that a schema can refuse it.
 */
export function DayMonthField<Values extends FieldValues>(props: DayMonthFieldProps<Values>) {
  const { name, control, label, isLabelHidden = false, isRequired = false } = props;
  const { field, fieldState } = useController({ name, control });
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const [typed, setTyped] = useState<string | null>(null);
  const value: string = field.value ?? '';
  // A value that came from elsewhere takes the place of the text.
  const isOwnText = typed !== null && (readDayMonth(typed) ?? typed) === value;
  // Told as soon as the field is left; what it comes to in the form, the schema says.
  const isNoDay = typed === null && value !== '' && readDayMonth(writeDayMonth(value)) === undefined;
  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden}
      hint={t('DayMonthField.hint')}
      isRequired={isRequired}
      error={fieldState.error ?? (isNoDay ? NO_DAY : undefined)}
    >
      <Input
        ref={field.ref}
        className={styles.control}
        name={name}
        value={isOwnText ? typed : writeDayMonth(value)}
        autoComplete="off"
        onBlur={() => {
          setTyped(null);
          field.onBlur();
        }}
        onChange={(_, data) => {
          setTyped(data.value);
          field.onChange(readDayMonth(data.value) ?? data.value);
        }}
      />
    </FieldFrame>
  );
}

const useStyles = makeStyles({
  control: { minWidth: 0, width: '100%', maxWidth: '200px' },
});

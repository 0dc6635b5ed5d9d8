import { Button, Input, makeStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Icon } from '../icon/Icon.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { readDate, writeDate } from './reading/readDate.ts';

type DateFieldProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
  readonly label: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** First and last day that the calendar offers, as `YYYY-MM-DD`; whether others are refused the schema decides. */
  readonly min?: string;
  readonly max?: string;
  readonly autoComplete?: string;
};

const NO_DAY = { type: 'form', message: 'not-a-date' satisfies FieldErrorCode } as const;
/**
 * A calendar day in a form, typed as dd/mm/yyyy or picked; the value is `YYYY-MM-DD`, `''` when nothing is typed, and the text
 * itself while that is no day, so that a schema can refuse it. No time zone has a part in it.
 *
 * The browser's own date field writes days as its own settings want, not as dd/mm/yyyy: here it gives its calendar alone.
 */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { name, control, label, hint, isRequired = false, isDisabled = false } = props;
  const { field, fieldState } = useController({ name, control });
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const value: string = field.value ?? '';
  const day = readDate(writeDate(value)) ?? '';
  // A value that came from elsewhere takes the place of the text.
  const isOwnText = typed !== null && (readDate(typed) ?? typed) === value;
  // Told as soon as the field is left; what it comes to in the form, the schema says.
  const isNoDay = typed === null && value !== '' && day === '';
  return (
    <FieldFrame
      label={label}
      hint={hint}
      isRequired={isRequired}
      error={fieldState.error ?? (isNoDay ? NO_DAY : undefined)}
    >
      <Input
        ref={field.ref}
        className={styles.control}
        name={name}
        inputMode="numeric"
        placeholder={isDisabled ? '' : t('DateField.placeholder')}
        value={isOwnText ? typed : writeDate(value)}
        disabled={isDisabled}
        autoComplete={props.autoComplete ?? 'off'}
        onBlur={() => {
          setTyped(null);
          field.onBlur();
        }}
        onChange={(_, data) => {
          setTyped(data.value);
          field.onChange(readDate(data.value) ?? data.value);
        }}
        contentAfter={
          isDisabled ? null : (
            <span className={styles.picker}>
              <Button
                appearance="transparent"
                size="small"
                icon={<Icon name="calendar" />}
                aria-label={t('DateField.open', { label })}
                onClick={() => calendar.current?.showPicker()}
              />
              <input
                ref={calendar}
                className={styles.calendar}
                type="date"
                tabIndex={-1}
                aria-hidden="true"
                value={day}
                min={props.min}
                max={props.max}
                onChange={(event) => {
                  setTyped(null);
                  field.onChange(event.target.value);
                }}
              />
            </span>
          )
        }
      />
    </FieldFrame>
  );
}

const useStyles = makeStyles({
  control: { minWidth: 0, width: '100%', maxWidth: '200px' },
  picker: { position: 'relative', display: 'inline-flex' },
  // Lies below the button, where its calendar opens; it is reached by that alone.
  calendar: {
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: 0,
    width: '100%',
    height: '100%',
    padding: 0,
    border: 'none',
    opacity: 0,
    pointerEvents: 'none',
  },
});

import { useState } from 'react';
import type { FieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { DayInput } from '../day/DayInput.tsx';
import { isNoDay } from '../day/readDate.ts';
import { FieldFrame } from './FieldFrame.tsx';

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
 * A calendar day in a form; the value is `YYYY-MM-DD`, `''` when nothing is typed, and the text itself while that is no day, so
 * that a schema can refuse it.
 */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { name, control, label, hint, isRequired = false, isDisabled = false } = props;
  const { field, fieldState } = useController({ name, control });
  const [isTyping, setTyping] = useState(false);
  const value: string = field.value ?? '';
  // Shown as soon as the field is left; what it comes to in the form, the schema says.
  const error = fieldState.error ?? (!isTyping && isNoDay(value) ? NO_DAY : undefined);
  return (
    <FieldFrame label={label} hint={hint} isRequired={isRequired} error={error}>
      <DayInput
        inputRef={field.ref}
        name={name}
        label={label}
        value={value}
        isDisabled={isDisabled}
        min={props.min}
        max={props.max}
        autoComplete={props.autoComplete}
        onChange={(day) => {
          setTyping(true);
          field.onChange(day);
        }}
        onLeave={() => {
          setTyping(false);
          field.onBlur();
        }}
      />
    </FieldFrame>
  );
}

import { Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useLanguage } from '../language/languageContext.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { readNumber, writeNumber } from './reading/readNumber.ts';

type NumberFieldProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
  readonly label: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** No decimals make sense: for the keyboard of a phone, and for marks between thousands; whether they are refused the schema decides. */
  readonly isWhole?: boolean;
};

/**
 * A number in a form; the value is the number, null when nothing is typed, and NaN while the text is none.
 *
 * What somebody types stays as it is typed, with a comma or a point. It is no `type="number"`: that one changes with the mouse wheel,
 * takes `e` and signs, and forgets what it cannot read.
 */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { name, control, label, hint, isRequired = false, isDisabled = false, isWhole = false } = props;
  const { field, fieldState } = useController({ name, control });
  const { tag } = useLanguage();
  const styles = useStyles();
  const [typed, setTyped] = useState<string | null>(null);
  const value: number | null = field.value ?? null;
  // A value that came from elsewhere takes the place of the text.
  const isOwnText = typed !== null && Object.is(readNumber(typed, isWhole), value);
  return (
    <FieldFrame label={label} hint={hint} isRequired={isRequired} error={fieldState.error}>
      <Input
        ref={field.ref}
        className={styles.control}
        name={name}
        inputMode={isWhole ? 'numeric' : 'decimal'}
        value={isOwnText ? typed : writeNumber(value, tag)}
        disabled={isDisabled}
        autoComplete="off"
        onBlur={field.onBlur}
        onChange={(_, data) => {
          setTyped(data.value);
          field.onChange(readNumber(data.value, isWhole));
        }}
      />
    </FieldFrame>
  );
}

const useStyles = makeStyles({
  control: { minWidth: 0, width: '100%', maxWidth: '160px' },
});

import { Select } from '@fluentui/react-components';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';

export type SelectOption = { readonly value: string; readonly label: string; readonly isDisabled?: boolean };

type SelectFieldProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Text of the entry that stands for no choice. */
  readonly placeholder: string;
};

/** One of a few values in a form; the value is the option's `value`, or `''`. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { name, control, label, options, hint, isRequired = false, isDisabled = false, placeholder } = props;
  const { field, fieldState } = useController({ name, control });
  return (
    <FieldFrame label={label} hint={hint} isRequired={isRequired} error={fieldState.error}>
      <Select
        ref={field.ref}
        name={name}
        value={field.value ?? ''}
        disabled={isDisabled}
        onBlur={field.onBlur}
        onChange={(_, data) => field.onChange(data.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

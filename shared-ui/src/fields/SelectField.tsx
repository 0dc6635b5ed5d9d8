import { makeStyles, Select } from '@fluentui/react-components';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';

export type SelectOption = { readonly value: string; readonly label: string; readonly isDisabled?: boolean };

type SelectFieldProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
  readonly label: string;
  /** For a field below a heading that shows the label already: screen readers alone get it. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly SelectOption[];
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** `number`: the values are numbers, and null stands for no choice. */
  readonly valueAs?: 'text' | 'number';
  /** Text of the entry that stands for no choice. */
  readonly placeholder: string;
};

/** One of a few values in a form; the value is the option's `value`, or `''`; or both as numbers. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { name, control, label, options, hint, isRequired = false, isDisabled = false, placeholder } = props;
  const { field, fieldState } = useController({ name, control });
  const styles = useStyles();
  return (
    <FieldFrame
      label={label}
      isLabelHidden={props.isLabelHidden ?? false}
      hint={hint}
      isRequired={isRequired}
      error={fieldState.error}
    >
      <Select
        ref={field.ref}
        root={{ className: styles.root }}
        // `className` of the component itself is the root's.
        select={{ className: styles.select }}
        name={name}
        value={field.value ?? ''}
        disabled={isDisabled}
        onBlur={field.onBlur}
        onChange={(_, { value }) => field.onChange(props.valueAs === 'number' ? numberOrNull(value) : value)}
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

function numberOrNull(value: string): number | null {
  return value === '' ? null : Number(value);
}

const useStyles = makeStyles({
  // A select is as wide as its longest option unless it is told otherwise.
  root: { minWidth: 0, width: '100%' },
  // In WebKit its longest option, though hidden, would make what it stands in scroll sideways.
  select: { minWidth: 0, width: '100%', textOverflow: 'ellipsis', contain: 'paint' },
});

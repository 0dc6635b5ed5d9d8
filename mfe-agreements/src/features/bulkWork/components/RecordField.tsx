import {
  ComboField,
  type ComboOption,
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
} from 'shared-ui/fields';

type RecordFieldProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
  readonly label: string;
  readonly options: readonly (ComboOption & { readonly value: number })[];
  /** What is asked for it. */
  readonly query: {
    readonly isLoading: boolean;
    readonly isError: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly placeholder?: string;
  /** Text of the entry that stands for no choice. */
  readonly emptyLabel?: string;
  readonly onChosen?: () => void;
};

/** One of many records in a form, by its id; null stands for none. */
export function RecordField<Values extends FieldValues>(props: RecordFieldProps<Values>) {
  const { name, control, options, query, onChosen, isRequired = false, isDisabled = false } = props;
  const { field, fieldState } = useController({ name, control });
  return (
    <ComboField
      name={name}
      inputRef={field.ref}
      onBlur={field.onBlur}
      label={props.label}
      options={options}
      chosen={options.find(({ value }) => value === field.value) ?? null}
      onChoose={(option) => {
        field.onChange(option?.value ?? null);
        onChosen?.();
      }}
      error={fieldState.error}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isLoading={query.isLoading}
      onRetry={query.isError ? () => void query.refetch() : undefined}
      {...(props.placeholder !== undefined && { placeholder: props.placeholder })}
      {...(props.emptyLabel !== undefined && { emptyLabel: props.emptyLabel })}
    />
  );
}

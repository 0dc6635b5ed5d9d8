import type { NamedOption } from 'shared-record/model';
import { ComboField, useController, type Control, type FieldPath } from 'shared-ui/fields';
import type { ApplicationForm } from '../model/form/applicationForm.ts';

type ReferenceFieldProps = {
  readonly control: Control<ApplicationForm>;
  readonly name: FieldPath<ApplicationForm>;
  readonly label: string;
  readonly options: readonly NamedOption[];
  /** Of the query that the options come from. */
  readonly query: { readonly isLoading: boolean; readonly isError: boolean; readonly refetch: () => unknown };
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly emptyLabel?: string;
  /** Told what was chosen, after the form has it. */
  readonly onChosen?: (value: number | null) => void;
};

/** Another record, chosen from many; the form holds its id. */
export function ReferenceField(props: ReferenceFieldProps) {
  const { control, name, options, query, onChosen, emptyLabel } = props;
  const { field, fieldState } = useController({ control, name });
  const chosen = options.find(({ value }) => value === field.value);
  return (
    <ComboField
      label={props.label}
      name={name}
      inputRef={field.ref}
      options={options}
      chosen={chosen ?? null}
      onChoose={(option) => {
        field.onChange(option?.value ?? null);
        onChosen?.(option?.value ?? null);
      }}
      onBlur={field.onBlur}
      hint={props.hint}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isLoading={query.isLoading}
      onRetry={query.isError ? () => void query.refetch() : undefined}
      error={fieldState.error}
      {...(emptyLabel === undefined ? {} : { emptyLabel })}
    />
  );
}

import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { ComboField, useController, useFormContext } from 'shared-ui/fields';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import type { RowChoiceList } from '../useRowChoices.ts';

type RowPath = `${MobilityList}.${number}`;

type RowChoiceFieldProps = {
  readonly name:
    | `${RowPath}.recommendedLanguageSkills.${number}.language`
    | `${RowPath}.subjectAreasWithClarifications.${number}.subjectArea`;
  readonly label: string;
  readonly choices: RowChoiceList;
  readonly isDisabled: boolean;
};

/** One of the long lists that all rows choose from, as a required field of a row. */
export function RowChoiceField({ name, label, choices, isDisabled }: RowChoiceFieldProps) {
  const { control } = useFormContext<AgreementForm>();
  const { field, fieldState } = useController({ control, name });
  const { value } = field;
  return (
    <ComboField
      name={field.name}
      inputRef={field.ref}
      onBlur={field.onBlur}
      label={label}
      options={choices.options}
      chosen={value === null ? null : { value, label: choices.labels.get(value) ?? '' }}
      onChoose={(option) => field.onChange(option?.value ?? null)}
      error={fieldState.error}
      isRequired
      isDisabled={isDisabled}
      isLoading={choices.isLoading}
      onRetry={choices.onRetry}
    />
  );
}

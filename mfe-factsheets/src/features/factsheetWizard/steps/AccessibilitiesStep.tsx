import { ACCESSIBILITY } from 'shared-contracts/factsheets/members/factsheetParts.ts';
import {
  ACCESSIBILITY_TYPES,
  accessibilityTypeText,
} from 'shared-contracts/factsheets/members/factsheetTerms.ts';
import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FieldGrid, SelectField, TextAreaField, TextField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { InformationFields } from '../components/InformationFields.tsx';
import { RowEntries } from '../components/RowEntries.tsx';
import type { FactsheetForm } from '../model/factsheetForm.ts';

const LIST = 'accessibilities';

/** Infrastructure and services for people with special needs. */
export function AccessibilitiesStep() {
  return <RowEntries list={LIST}>{(index) => <AccessibilityFields key={index} index={index} />}</RowEntries>;
}

function AccessibilityFields({ index }: { readonly index: number }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const label = useMemberLabel(ACCESSIBILITY);
  const { control } = useFormContext<FactsheetForm>();
  const { services, description } = ACCESSIBILITY.fields;
  return (
    <>
      <FieldGrid columns={2}>
        <SelectField
          control={control}
          name={`${LIST}.${index}.type`}
          label={label('type')}
          placeholder={t('factsheetWizard.choose')}
          options={ACCESSIBILITY_TYPES.map((value) => ({ value, label: accessibilityTypeText(value, tag) }))}
          isRequired
        />
        <TextField
          control={control}
          name={`${LIST}.${index}.services`}
          label={label('services')}
          {...inputProps(services)}
        />
      </FieldGrid>
      <TextAreaField
        control={control}
        name={`${LIST}.${index}.description`}
        label={label('description')}
        {...inputProps(description)}
      />
      <InformationFields name={`${LIST}.${index}.info`} />
    </>
  );
}

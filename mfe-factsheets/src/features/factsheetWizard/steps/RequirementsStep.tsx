import { ADDITIONAL_REQUIREMENT } from 'shared-contracts/factsheets/members/factsheetParts.ts';
import {
  REQUIREMENT_NAMES,
  requirementNameText,
} from 'shared-contracts/factsheets/members/factsheetTerms.ts';
import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { SelectField, TextAreaField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { RowEntries } from '../components/RowEntries.tsx';
import { UrlsField } from '../components/UrlsField.tsx';
import type { FactsheetForm } from '../model/factsheetForm.ts';

const LIST = 'additionalRequirements';

/** Documents that incoming students have to send. */
export function RequirementsStep() {
  return <RowEntries list={LIST}>{(index) => <RequirementFields key={index} index={index} />}</RowEntries>;
}

function RequirementFields({ index }: { readonly index: number }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const label = useMemberLabel(ADDITIONAL_REQUIREMENT);
  const { control } = useFormContext<FactsheetForm>();
  return (
    <>
      <SelectField
        control={control}
        name={`${LIST}.${index}.name`}
        label={label('name')}
        placeholder={t('factsheetWizard.choose')}
        options={REQUIREMENT_NAMES.map((value) => ({ value, label: requirementNameText(value, tag) }))}
        isRequired
      />
      <TextAreaField
        control={control}
        name={`${LIST}.${index}.description`}
        label={label('description')}
        {...inputProps(ADDITIONAL_REQUIREMENT.fields.description)}
      />
      <UrlsField of={`${LIST}.${index}`} />
    </>
  );
}

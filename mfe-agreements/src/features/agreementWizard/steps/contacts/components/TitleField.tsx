import { CONTACT_TITLES, contactTitleText } from 'shared-contracts/agreementTerms.ts';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { SelectField, useFormContext, useWatch, type SelectOption } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm } from '../../../model/agreementForm.ts';
import type { ContactFieldProps } from './contactFieldProps.ts';

/** The title of a contact; one that is not of the list, such as a partner's, stays as it came. */
export function TitleField({ contact, isDisabled }: ContactFieldProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { control } = useFormContext<AgreementForm>();
  const title = useWatch({ control, name: `${contact}.title` });
  const options: SelectOption[] = CONTACT_TITLES.map((value) => ({
    value,
    label: contactTitleText(value, tag),
  }));
  const isForeign = title !== '' && !options.some(({ value }) => value === title);
  return (
    <SelectField
      control={control}
      name={`${contact}.title`}
      label={t('agreementSteps.ContactFields.title')}
      placeholder=""
      options={isForeign ? [...options, { value: title, label: title }] : options}
      isDisabled={isDisabled}
    />
  );
}

import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { CONTACT_TITLES, contactTitleText } from 'shared-contracts/institutions/members/contactTerms.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useLanguage } from 'shared-ui/core';
import { SelectField, useFormContext, useWatch, type SelectOption } from 'shared-ui/fields';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import type { ContactFieldProps } from './contactFieldProps.ts';

/** The title of a contact; one that is not of the list, such as a partner's, stays as it came. */
export function TitleField({ contact, isDisabled }: ContactFieldProps) {
  const label = useMemberLabel(CONTACT);
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
      label={label('title')}
      placeholder=""
      options={isForeign ? [...options, { value: title, label: title }] : options}
      isDisabled={isDisabled}
    />
  );
}

import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { contactTitleText, PROFILE_TITLES } from 'shared-contracts/institutions/members/contactTerms.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useLanguage } from 'shared-ui/core';
import { SelectField, useFormContext, useWatch } from 'shared-ui/fields';
import type { FactsheetForm } from '../model/factsheetForm.ts';

const NAME = 'institutionalCoordinatorContact.title';

/** The coordinator's title; one that is not of the list stays. */
export function TitleField() {
  const label = useMemberLabel(CONTACT);
  const { tag } = useLanguage();
  const { control } = useFormContext<FactsheetForm>();
  const title = useWatch({ control, name: NAME });
  const isForeign = title !== '' && !PROFILE_TITLES.some((one) => one === title);
  return (
    <SelectField
      control={control}
      name={NAME}
      label={label('title')}
      placeholder=""
      options={[...PROFILE_TITLES, ...(isForeign ? [title] : [])].map((value) => ({
        value,
        label: contactTitleText(value, tag),
      }))}
    />
  );
}

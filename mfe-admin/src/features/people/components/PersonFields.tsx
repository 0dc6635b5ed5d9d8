import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { contactTitleText, OFFERED_TITLES } from 'shared-contracts/institutions/members/contactTerms.ts';
import type { Person } from 'shared-contracts/people/people.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useApi, useQuery } from 'shared-client';
import { useMemberLabel } from 'shared-record/pages';
import { departmentsQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { EmailField, FieldGrid, PhoneField, SelectField, TextField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { personForm, type PersonForm, type SaidMember } from '../model/personForm.ts';

const { fields } = CONTACT;

/** What is said of a person. A title that the record has had all along can be kept. */
export function PersonFields({ person }: { readonly person: Person }) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const label = useMemberLabel(CONTACT);
  const { control } = useFormContext<PersonForm>();
  const departments = useQuery(departmentsQuery(useApi(), LOCAL_INSTITUTION_ID)).data?.value ?? [];
  const [latest] = person.wordings;
  const known = latest?.department;
  const offered = known == null || departments.some(({ id }) => id === known.id) ? [] : [known];
  const { title } = personForm(person);
  const titles = [...new Set([...(title === '' ? [] : [title]), ...OFFERED_TITLES])];
  const isSpread = new Set(person.wordings.map(({ department }) => department?.id)).size > 1;
  const text = (name: Exclude<SaidMember, 'title'>) => ({
    control,
    name,
    label: label(name),
    maxLength: fields[name].maxLength,
  });
  return (
    <FieldGrid columns={2}>
      <SelectField
        control={control}
        name="title"
        label={label('title')}
        placeholder={t('people.PersonFields.noTitle')}
        options={titles.map((value) => ({ value, label: contactTitleText(value, tag) }))}
      />
      <SelectField
        control={control}
        name="department"
        label={label('department')}
        placeholder={t('people.PersonFields.noDepartment')}
        options={[...departments, ...offered].map((department) => ({
          value: String(department.id),
          label: nameIn(department, language),
        }))}
        {...(isSpread && { hint: t('people.PersonFields.departments') })}
      />
      <TextField {...text('givenName')} isRequired />
      <TextField {...text('familyName')} isRequired />
      <EmailField {...text('email')} isRequired />
      <PhoneField {...text('phone')} of="contact" />
      <TextField {...text('address')} />
      <TextField {...text('url')} type="url" />
    </FieldGrid>
  );
}

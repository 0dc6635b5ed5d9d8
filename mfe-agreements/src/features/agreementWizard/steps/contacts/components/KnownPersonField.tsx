import { onePerPerson, personOfContact } from 'shared-contracts/institutions/contacts.ts';
import { useMemo, useState } from 'react';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { ItemContact } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useApi, useQuery } from 'shared-client';
import { sortByLabel } from 'shared-record/model';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { ComboField, useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import { departmentContactsQuery } from '../api/contacts.queries.ts';
import { contactName, toContactForm } from '../model/contactForm.ts';
import { isTester } from '../model/isTester.ts';
import type { ContactFieldProps } from './contactFieldProps.ts';

/** Fills a new contact with somebody of its department whom the portal knows, as they were worded last; not shown where it knows nobody. */
export function KnownPersonField({ contact, side, isDisabled }: ContactFieldProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const { control, getValues, setValue } = useFormContext<AgreementForm>();
  const department = useWatch({ control, name: `${contact}.department` });
  const people = useQuery(departmentContactsQuery(useApi(), department?.id ?? null)).data?.value;
  const [chosen, setChosen] = useState<{ readonly value: number; readonly label: string } | null>(null);
  const options = useMemo(
    () =>
      sortByLabel(
        onePerPerson((people ?? []).filter((person) => !isTester(person))).map((person) =>
          toOption(person, tag),
        ),
        language,
      ),
    [people, language, tag],
  );

  const fill = (person: ItemContact) => {
    const { key: _, ...members } = toContactForm(person);
    for (const [member, value] of Object.entries(members)) {
      // The members of a contact's form, by their own names.
      setValue(`${contact}.${member as keyof typeof members}`, value, { shouldDirty: true });
    }
  };
  const taken = getValues(`${side}Contacts`).map(({ person }) => person);
  const free = options.filter(({ value }) => value === chosen?.value || !taken.includes(value));
  if (free.length === 0) return null;

  return (
    <ComboField
      label={t('agreementSteps.KnownPersonField.label')}
      hint={t('agreementSteps.KnownPersonField.hint')}
      options={free}
      chosen={chosen}
      isDisabled={isDisabled}
      onChoose={(option) => {
        setChosen(option);
        if (option !== null) fill(option.person);
      }}
    />
  );
}

function toOption(person: ItemContact, tag: LanguageTag) {
  const name = contactName(toContactForm(person), tag) || String(person.id);
  return { value: personOfContact(person), label: person.email ? `${name} (${person.email})` : name, person };
}

import { useMemo } from 'react';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { OfferedAgreement } from 'shared-contracts/exchange/offeredAgreement.ts';
import { PREFERRED_MOBILITY } from 'shared-contracts/applications/members/applicationParts.ts';
import { isBlendedBy, responsiblePersonText } from 'shared-contracts/applications/preferredMobility.ts';
import { choiceOf } from 'shared-contracts/applications/preferredMobilityCheck.ts';
import { institutionLabel } from 'shared-record/model';
import { useMemberLabel } from 'shared-record/pages';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { ComboField, FieldGrid, useController, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { useApplicationForm } from '../../../formContext.ts';
import type { ApplicationForm, PreferredMobilityForm } from '../../../model/form/applicationForm.ts';
import { languagesOf, placesOf } from '../../../model/answers/agreedTerms.ts';
import {
  countryOptions,
  institutionOptions,
  personOptions,
  personValue,
  type Choice,
} from '../model/choiceOptions.ts';
import type { EntryChange } from '../useEntryChange.ts';
import { useStoredNames } from '../useStoredNames.ts';

type PlaceFieldsProps = {
  readonly index: number;
  readonly entry: PreferredMobilityForm;
  readonly choices: readonly Choice[];
  readonly onChoose: EntryChange['choose'];
};

/** Country, institution and responsible person, each from what the one before leaves. */
export function PlaceFields({ index, entry, choices, onChoose }: PlaceFieldsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const label = useMemberLabel(PREFERRED_MOBILITY);
  const { isReadOnly } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const path = `prefferedMobility.${index}` as const;
  const country = useController({ control, name: `${path}.country` });
  const institution = useController({ control, name: `${path}.institution` });
  const person = useController({ control, name: `${path}.responsiblePerson` });
  const stored = useStoredNames(entry, choices);

  const countries = useMemo(() => countryOptions(choices, language), [choices, language]);
  const institutions = useMemo(
    () =>
      institutionOptions(choices, entry.country, language, (own) => {
        const rows = [...new Set(own.flatMap((choice) => choice.rows))];
        const places = placesOf(rows);
        return [
          places === null ? '' : t('preferredMobility.places', { count: places }),
          ...languagesOf(rows, language),
        ]
          .filter(Boolean)
          .join(' · ');
      }),
    [choices, entry.country, language, t],
  );
  const persons = useMemo(
    () =>
      personOptions(choices, entry.institution, language, (text, agreement: OfferedAgreement) =>
        t('preferredMobility.personOfAgreement', {
          person: text,
          agreement: agreement.id,
          from: academicYearName(agreement.startYear?.id ?? 0),
          to: academicYearName(agreement.endYear?.id ?? 0),
        }),
      ),
    [choices, entry.institution, language, t],
  );

  const chosen = choiceOf(entry, choices);
  const chosenPerson = persons.find(({ value }) => chosen && value === personValue(chosen));
  const partner = choices.find((choice) => choice.institution.id === entry.institution)?.institution;
  const countryName = countries.find(({ value }) => value === entry.country)?.label ?? stored.country;
  const institutionText = partner ? institutionLabel(partner, language) : stored.institution;
  return (
    <>
      <FieldGrid columns={2}>
        <ComboField
          label={label('country')}
          name={country.field.name}
          inputRef={country.field.ref}
          options={countries}
          chosen={entry.country === null ? null : { value: entry.country, label: countryName }}
          onChoose={(option) => onChoose('country', option && { country: option.value })}
          onBlur={country.field.onBlur}
          hint={isReadOnly ? undefined : t('preferredMobility.countryHint')}
          error={country.fieldState.error}
          isDisabled={isReadOnly}
          isRequired
        />
        <ComboField
          label={label('institution')}
          name={institution.field.name}
          inputRef={institution.field.ref}
          options={institutions}
          chosen={entry.institution === null ? null : { value: entry.institution, label: institutionText }}
          onChoose={(option) => onChoose('institution', option && { institution: option.value })}
          onBlur={institution.field.onBlur}
          hint={entry.country === null && !isReadOnly ? t('preferredMobility.countryFirst') : undefined}
          error={institution.fieldState.error}
          isDisabled={isReadOnly || entry.country === null}
          isRequired
        />
      </FieldGrid>
      <ComboField
        label={label('responsiblePerson')}
        name={person.field.name}
        inputRef={person.field.ref}
        options={persons}
        chosen={
          entry.responsiblePerson === ''
            ? null
            : (chosenPerson ?? { value: 'stored', label: stored.responsiblePerson })
        }
        onChoose={(option) =>
          onChoose(
            'responsiblePerson',
            option && {
              responsiblePerson: responsiblePersonText(option.choice.person, 'en'),
              iiaId: option.choice.agreement.id,
              blended: isBlendedBy(option.choice) ?? false,
            },
          )
        }
        onBlur={person.field.onBlur}
        hint={
          isReadOnly
            ? undefined
            : entry.institution === null
              ? t('preferredMobility.institutionFirst')
              : t('preferredMobility.personHint')
        }
        emptyLabel={t('preferredMobility.nobody')}
        error={person.fieldState.error}
        isDisabled={isReadOnly || entry.institution === null}
        isRequired
      />
    </>
  );
}

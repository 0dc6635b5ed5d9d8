import { STUDENT_DATA } from 'shared-contracts/applications/members/applicationStudent.ts';
import { useTranslation } from 'shared-ui/core';
import {
  DateField,
  EmailField,
  FieldGrid,
  FieldSection,
  TextField,
  useFormContext,
  useWatch,
} from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { ApplicantFacts } from '../../components/ApplicantFacts.tsx';
import { CityField } from '../../components/CityField.tsx';
import { CountryField } from '../../components/CountryField.tsx';
import { HelpedNumberField } from '../../components/HelpedNumberField.tsx';
import { Oddities } from '../../components/Oddities.tsx';
import { useMemberProps } from '../../components/useMemberProps.ts';
import type { ApplicationForm } from '../../model/form/applicationForm.ts';
import { AddressFields } from './AddressFields.tsx';

import { GenderField } from './GenderField.tsx';
import { TaxOfficeField } from './TaxOfficeField.tsx';

/** Who the student is, where they live, and whom to call. Source: specification document 3, section 2, step 1. */
export function PersonalStep() {
  const { t } = useTranslation(MODULE_ID);
  const field = useMemberProps(STUDENT_DATA, 'studentData.0');
  const { control } = useFormContext<ApplicationForm>();
  const birthCountry = useWatch({ control, name: 'studentData.0.birthCountry' });
  return (
    <>
      <FieldSection
        legend={t('applicationForm.PersonalStep.account')}
        note={t('applicationForm.PersonalStep.accountNote')}
      >
        <ApplicantFacts />
      </FieldSection>
      <FieldSection legend={t('applicationForm.PersonalStep.birth')}>
        <GenderField />
        <FieldGrid columns={2}>
          <DateField {...field('birthDate')} autoComplete="bday" />
          <CountryField {...field('birthCountry')} />
          <CityField {...field('birthCity')} name="studentData.0.birthCity.cityName" country={birthCountry} />
          <CountryField {...field('citizenship')} />
          <TextField {...field('fatherName')} />
          <TextField {...field('motherName')} />
        </FieldGrid>
        <Oddities of={['born']} />
      </FieldSection>
      <FieldSection legend={t('applicationForm.PersonalStep.identity')}>
        <FieldGrid columns={2}>
          <TextField {...field('identificationNumber')} />
          <DateField {...field('identificationIssueDate')} />
          <TextField {...field('identificationIssuingAuthority')} />
          <TaxOfficeField />
          <HelpedNumberField {...field('taxIdNumber')} />
          <HelpedNumberField {...field('socialSecurityNumber')} />
        </FieldGrid>
        <Oddities of={['issued']} />
      </FieldSection>
      <FieldSection legend={t('applicationForm.PersonalStep.phones')}>
        <FieldGrid columns={2}>
          <HelpedNumberField {...field('landlinePhone')} type="tel" autoComplete="tel" />
          <HelpedNumberField {...field('mobilePhone')} type="tel" autoComplete="tel" />
        </FieldGrid>
      </FieldSection>
      <FieldSection legend={field('permanentAddress').label}>
        <AddressFields name="permanentAddress" />
      </FieldSection>
      <FieldSection
        legend={field('currentAddress').label}
        note={t('applicationForm.PersonalStep.currentNote')}
      >
        <AddressFields name="currentAddress" />
      </FieldSection>
      <FieldSection legend={t('applicationForm.PersonalStep.emergency')}>
        <FieldGrid columns={2}>
          <TextField {...field('emergencyContactName')} />
          <HelpedNumberField {...field('emergencyContactPhone')} type="tel" />
          <EmailField {...field('emergencyContactEmail')} />
        </FieldGrid>
      </FieldSection>
    </>
  );
}

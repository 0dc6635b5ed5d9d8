import { useState } from 'react';
import { STUDIES_DATA } from 'shared-contracts/applications/members/applicationStudent.ts';
import { DefinitionList, useTranslation } from 'shared-ui/core';
import { FieldGrid, FieldSection, NumberField, SelectField, TextField } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { CycleField } from '../../components/CycleField.tsx';
import { Oddities } from '../../components/Oddities.tsx';
import { useMemberProps } from '../../components/useMemberProps.ts';
import { useApplicationForm } from '../../formContext.ts';
import { startYears } from '../../model/answers/startYears.ts';
import { DepartmentField } from './DepartmentField.tsx';

const NUMBERS = ['universityRegistryNumber', 'europeanStudentIdentifier'] as const;

/** What the student studies now. Source: specification document 3, section 2, step 2. */
export function StudiesStep() {
  const { t } = useTranslation(MODULE_ID);
  const { applicant } = useApplicationForm();
  const field = useMemberProps(STUDIES_DATA, 'studiesData');
  const [now] = useState(() => new Date());
  return (
    <>
      <FieldSection
        legend={t('applicationForm.StudiesStep.account')}
        note={t('applicationForm.PersonalStep.accountNote')}
      >
        <DefinitionList
          shape="strip"
          entries={NUMBERS.map((member) => [
            field(member).label,
            applicant[member] ?? t('applicationForm.notKnown'),
          ])}
        />
      </FieldSection>
      <FieldGrid columns={2}>
        <DepartmentField />
        <CycleField {...field('studyCycle')} />
        <TextField {...field('diplomaTitle')} />
        <TextField {...field('specialization')} />
        <SelectField
          {...field('studyStartYear')}
          valueAs="number"
          placeholder={t('applicationForm.choose')}
          options={startYears(now).map((year) => ({ value: String(year), label: String(year) }))}
        />
        <NumberField {...field('semesterCurrent')} isWhole />
        <NumberField {...field('semesterDuringMobility')} isWhole />
      </FieldGrid>
      <Oddities of={['semester']} />
    </>
  );
}

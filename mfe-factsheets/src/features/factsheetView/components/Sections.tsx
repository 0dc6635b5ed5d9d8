import type { FactsheetOffice, FactsheetView } from 'shared-contracts/entities/factsheetView.ts';
import { FACTSHEET } from 'shared-contracts/members/factsheet.ts';
import { useMemberLabel } from 'shared-record/pages';
import { Stack, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { SectionLetter } from '../model/sectionLetters.ts';
import { Facts } from './parts/Facts.tsx';
import { LongText } from './parts/LongText.tsx';
import { NotGiven } from './parts/NotGiven.tsx';
import { OfficeFacts } from './parts/OfficeFacts.tsx';
import { ViewSection } from './parts/ViewSection.tsx';
import { WebAddresses } from './parts/WebAddresses.tsx';
import { DeadlineSection } from './sections/DeadlineSection.tsx';
import { InstitutionSections } from './sections/InstitutionSections.tsx';
import { AccessibilitySection, AdditionalInfoSection, RequirementSection } from './sections/ListSections.tsx';

/** The whole factsheet, section by section. */
export function Sections({ sheet }: { readonly sheet: FactsheetView }) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(FACTSHEET);

  const office = (letter: SectionLetter, entry: FactsheetOffice | null | undefined) => (
    <ViewSection letter={letter}>
      <OfficeFacts office={entry} />
    </ViewSection>
  );
  const weeks = (letter: SectionLetter, count: number | null | undefined) => (
    <ViewSection letter={letter}>
      {count == null ? <NotGiven /> : <LongText>{t('factsheetView.weeks', { count })}</LongText>}
    </ViewSection>
  );
  const text = (letter: SectionLetter, said: string | null | undefined) => (
    <ViewSection letter={letter}>{said ? <LongText>{said}</LongText> : <NotGiven />}</ViewSection>
  );
  const address = (value: string | null | undefined) => value && <WebAddresses addresses={[value]} />;

  return (
    <Stack gap="L">
      <InstitutionSections sheet={sheet} />
      <DeadlineSection letter="D" calendar={sheet.deadlineIncomingsCalendar} />
      <DeadlineSection letter="E" calendar={sheet.deadlineNominationsCalendar} />
      {office('F', sheet.applicationIncomingsInformationEntry)}
      <RequirementSection sheet={sheet} />
      {weeks('H', sheet.decisionResponseWeeksLimit)}
      {weeks('I', sheet.transcriptOfRecordsWeeksLimit)}
      <AccessibilitySection letter="J" sheet={sheet} />
      <AccessibilitySection letter="K" sheet={sheet} />
      {office('L', sheet.housingInformationEntry)}
      {office('M', sheet.visaInformationEntry)}
      {office('N', sheet.insuranceInformationEntry)}
      <AdditionalInfoSection sheet={sheet} />
      {text('P', sheet.terminationOfAgreement)}
      {text('Q', sheet.gradingSystem)}
      <ViewSection letter="R">
        <Facts
          entries={[
            [label('generalUrl'), address(sheet.generalUrl)],
            [label('facultyUrl'), address(sheet.facultyUrl)],
            [label('courseCatalogueUrl'), address(sheet.courseCatalogueUrl)],
          ]}
        />
      </ViewSection>
    </Stack>
  );
}

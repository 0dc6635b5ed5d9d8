import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { FACTSHEET } from 'shared-contracts/factsheets/members/factsheet.ts';
import { useMemberLabel } from 'shared-record/pages';
import { Stack, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { SectionLetter } from '../../../lib/sectionLetters.ts';
import { cellOf } from '../model/cells/cellSpec.ts';
import { useSectionOfAddress } from '../useSectionOfAddress.ts';
import { EditableValue } from './parts/EditableValue.tsx';
import { Facts, type Fact } from './parts/Facts.tsx';
import { LongText } from './parts/LongText.tsx';
import { NotGiven } from './parts/NotGiven.tsx';
import { OfficeFacts } from './parts/OfficeFacts.tsx';
import { ViewSection } from './parts/ViewSection.tsx';
import { WebAddresses } from './parts/WebAddresses.tsx';
import { DeadlineSection } from './sections/DeadlineSection.tsx';
import { InstitutionSections } from './sections/InstitutionSections.tsx';
import { AccessibilitySection, AdditionalInfoSection, RequirementSection } from './sections/ListSections.tsx';

type Office =
  | 'applicationIncomingsInformationEntry'
  | 'housingInformationEntry'
  | 'visaInformationEntry'
  | 'insuranceInformationEntry';
type Weeks = 'decisionResponseWeeksLimit' | 'transcriptOfRecordsWeeksLimit';
type Text = 'terminationOfAgreement' | 'gradingSystem';
type Address = 'generalUrl' | 'facultyUrl' | 'courseCatalogueUrl';

/** The whole factsheet, section by section. */
export function Sections({ sheet }: { readonly sheet: FactsheetView }) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(FACTSHEET);
  useSectionOfAddress();

  const office = (letter: SectionLetter, member: Office) => (
    <ViewSection letter={letter}>
      <OfficeFacts office={sheet[member]} path={member} />
    </ViewSection>
  );
  const weeks = (letter: SectionLetter, member: Weeks) => {
    const count = sheet[member];
    return (
      <ViewSection letter={letter}>
        <EditableValue cell={cellOf(member, FACTSHEET.fields[member])}>
          {count == null ? <NotGiven /> : <LongText>{t('factsheetView.weeks', { count })}</LongText>}
        </EditableValue>
      </ViewSection>
    );
  };
  const text = (letter: SectionLetter, member: Text) => {
    const said = sheet[member];
    return (
      <ViewSection letter={letter}>
        <EditableValue cell={cellOf(member, FACTSHEET.fields[member], { isOffNetwork: true })}>
          {said ? <LongText>{said}</LongText> : <NotGiven />}
        </EditableValue>
      </ViewSection>
    );
  };
  const address = (member: Address): Fact => {
    const value = sheet[member];
    return [
      label(member),
      value && <WebAddresses addresses={[value]} />,
      cellOf(member, FACTSHEET.fields[member]),
    ];
  };

  return (
    <Stack gap="L">
      <InstitutionSections sheet={sheet} />
      <DeadlineSection letter="D" calendar={sheet.deadlineIncomingsCalendar} />
      <DeadlineSection letter="E" calendar={sheet.deadlineNominationsCalendar} />
      {office('F', 'applicationIncomingsInformationEntry')}
      <RequirementSection sheet={sheet} />
      {weeks('H', 'decisionResponseWeeksLimit')}
      {weeks('I', 'transcriptOfRecordsWeeksLimit')}
      <AccessibilitySection letter="J" sheet={sheet} />
      <AccessibilitySection letter="K" sheet={sheet} />
      {office('L', 'housingInformationEntry')}
      {office('M', 'visaInformationEntry')}
      {office('N', 'insuranceInformationEntry')}
      <AdditionalInfoSection sheet={sheet} />
      {text('P', 'terminationOfAgreement')}
      {text('Q', 'gradingSystem')}
      <ViewSection letter="R">
        <Facts entries={[address('generalUrl'), address('facultyUrl'), address('courseCatalogueUrl')]} />
      </ViewSection>
    </Stack>
  );
}

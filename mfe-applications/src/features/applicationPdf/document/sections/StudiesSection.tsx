import { STUDIES_DATA } from 'shared-contracts/applications/members/applicationStudent.ts';
import { memberLabel, type LabelledMember } from 'shared-contracts/members/labels/memberLabel.ts';
import { studentLevelText } from 'shared-contracts/reference/levels.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { PdfSection } from 'shared-pdf/document';
import { Facts, type Fact } from '../parts/Facts.tsx';
import { usePdfLanguage } from '../pdfTexts.ts';
import type { SectionProps } from './sectionProps.ts';

/** 2: what the student studies. */
export function StudiesSection({ application }: SectionProps) {
  const { language, tag, form } = usePdfLanguage();
  const studies = application.studiesData;
  const fact = (
    member: LabelledMember<typeof STUDIES_DATA>,
    value: string | number | null | undefined,
  ): Fact => [memberLabel(STUDIES_DATA, member, tag), value == null ? null : String(value)];
  return (
    <PdfSection letter="2" title={form.steps.studies}>
      <Facts
        facts={[
          fact('universityRegistryNumber', studies?.universityRegistryNumber),
          fact('europeanStudentIdentifier', studies?.europeanStudentIdentifier),
          fact('department', nameIn(studies?.department, language)),
          fact('diplomaTitle', studies?.diplomaTitle),
          fact('specialization', studies?.specialization),
          fact('studyCycle', studies?.studyCycle == null ? null : studentLevelText(studies.studyCycle, tag)),
          fact('studyStartYear', studies?.studyStartYear),
          fact('semesterCurrent', studies?.semesterCurrent),
          fact('semesterDuringMobility', studies?.semesterDuringMobility),
        ]}
      />
    </PdfSection>
  );
}

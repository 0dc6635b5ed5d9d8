import { PREFERRED_MOBILITY } from 'shared-contracts/applications/members/applicationParts.ts';
import { memberLabel, type LabelledMember } from 'shared-contracts/members/labels/memberLabel.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import { responsiblePersonIn } from 'shared-contracts/applications/preferredMobility.ts';
import { fillText, PdfSection, PdfTable } from 'shared-pdf/document';
import { codeName } from '../codeName.ts';
import { usePdfLanguage } from '../pdfTexts.ts';
import type { SectionProps } from './sectionProps.ts';

/** 3: where the student would like to go, in the order of preference. */
export function MobilitySection({ application }: SectionProps) {
  const { language, tag, texts, form } = usePdfLanguage();
  const label = (member: LabelledMember<typeof PREFERRED_MOBILITY>) =>
    memberLabel(PREFERRED_MOBILITY, member, tag);
  // Whoever is responsible is of the student's own department.
  const departments = [application.studiesData?.department ?? null];
  const isShort = application.type === 'short-term-studies';
  return (
    <PdfSection letter="3" title={form.steps.mobility}>
      <PdfTable
        columns={[
          { heading: '', share: 4 },
          { heading: label('institution'), share: 30 },
          { heading: label('responsiblePerson'), share: 26 },
          { heading: label('startSemester'), share: 13 },
          { heading: label('semesterDuration'), share: 13 },
          { heading: texts.remarks, share: 18 },
        ]}
        rows={application.prefferedMobility.map((stay, index) => ({
          key: stay.id,
          cells: [
            String(index + 1),
            [
              nameIn(stay.institution, language),
              stay.institution?.erasmusCode?.replace(/\s+/g, ' '),
              countryNameIn(stay.country, language),
            ]
              .filter(Boolean)
              .join('\n'),
            stay.responsiblePerson == null
              ? texts.none
              : responsiblePersonIn(stay.responsiblePerson, departments, language),
            codeName(form.semester, stay.startSemester) || texts.none,
            [
              counted(isShort ? texts.days : texts.semesters, stay.semesterDuration),
              counted(texts.months, stay.monthDuration),
            ]
              .filter(Boolean)
              .join('\n') || texts.none,
            [
              stay.projectMobility === true ? label('projectMobility') : '',
              stay.blended === true ? label('blended') : '',
              stay.iiaId == null ? '' : fillText(texts.agreement, { id: stay.iiaId }),
            ]
              .filter(Boolean)
              .join('\n') || texts.none,
          ],
        }))}
        empty={texts.noMobility}
      />
    </PdfSection>
  );
}

function counted(text: string, count: number | null | undefined): string {
  return count == null ? '' : fillText(text, { count });
}

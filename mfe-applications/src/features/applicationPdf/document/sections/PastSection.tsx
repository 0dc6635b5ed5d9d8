import { View } from '@react-pdf/renderer';
import { APPLICATION } from 'shared-contracts/applications/members/application.ts';
import { PAST_MOBILITY } from 'shared-contracts/applications/members/applicationParts.ts';
import { memberLabel, type LabelledMember } from 'shared-contracts/members/labels/memberLabel.ts';
import { studentLevelText } from 'shared-contracts/reference/levels.ts';
import { PdfSection, PdfTable } from 'shared-pdf/document';
import { codeName } from '../codeName.ts';
import { Facts } from '../parts/Facts.tsx';
import { usePdfLanguage } from '../pdfTexts.ts';
import type { SectionProps } from './sectionProps.ts';

/** 6: stays abroad that the student has behind them, special needs, and comments. */
export function PastSection({ application }: SectionProps) {
  const { tag, texts, form } = usePdfLanguage();
  const { pastMobilities, specialNeedsCategory, comments } = application;
  const label = (member: LabelledMember<typeof PAST_MOBILITY>) => memberLabel(PAST_MOBILITY, member, tag);
  const answer = (value: boolean | null | undefined) => (value == null ? null : value ? texts.yes : texts.no);
  return (
    <PdfSection letter="6" title={form.steps.past}>
      <View>
        <Facts
          facts={[
            [form.PastMobilityStep.question, answer(pastMobilities)],
            [form.PastMobilityStep.specialNeeds, answer(specialNeedsCategory)],
          ]}
        />
        {pastMobilities === true && (
          <PdfTable
            columns={[
              { heading: label('programme'), share: 24 },
              { heading: label('studyCycle'), share: 20 },
              { heading: label('year'), share: 9 },
              { heading: label('semesterDuration'), share: 14 },
              { heading: label('sendingInstitution'), share: 33 },
            ]}
            rows={application.pastMobilityData.map((stay) => ({
              key: stay.id,
              cells: [
                codeName(form.pastProgramme, stay.programme) || texts.none,
                stay.studyCycle == null ? texts.none : studentLevelText(stay.studyCycle, tag),
                codeName({}, stay.year) || texts.none,
                codeName({}, stay.semesterDuration) || texts.none,
                stay.sendingInstitution || texts.none,
              ],
            }))}
            empty={texts.noPast}
          />
        )}
        <Facts facts={[[memberLabel(APPLICATION, 'comments', tag), comments]]} />
      </View>
    </PdfSection>
  );
}

import { Text, View } from '@react-pdf/renderer';
import {
  PdfSection,
  PdfTable,
  WITH_NEXT,
  fillText,
  styles,
  type PdfColumn,
  type PdfRow,
} from 'shared-pdf/document';
import {
  MOBILITY_LISTS,
  type AgreementItem,
  type ItemStaffRow,
  type ItemStudentRow,
  type MobilityList,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { memberLabel } from 'shared-contracts/members/labels/memberLabel.ts';
import { STUDENT_MOBILITY_FOR_STUDIES } from 'shared-contracts/agreements/members/mobilityRow.ts';
import { partnersWordTexts } from 'shared-contracts/agreements/partnersWordTexts.ts';
import { studyCycleText } from 'shared-contracts/reference/levels.ts';
import { InstitutionText } from '../parts/InstitutionText.tsx';
import { lettersOfAreas } from '../../model/cellLetters.ts';
import { SubjectAreas } from '../parts/SubjectAreas.tsx';
import { usePdfLanguage } from '../pdfTexts.ts';
import type { PdfTexts } from '../texts/english.ts';

/** B: how many people go where, in each academic year. */
export function MobilitySection({ agreement }: { readonly agreement: AgreementItem }) {
  const { texts, tag } = usePdfLanguage();
  const { partB } = texts;
  const years = fillText(partB.years, { start: agreement.startYear.id, end: agreement.endYear.id });
  return (
    <PdfSection letter={partB.letter} title={partB.title}>
      <Text style={styles.bold} {...WITH_NEXT}>
        {years}
      </Text>
      <Text style={styles.paragraph} {...WITH_NEXT}>
        {partB.amendment}
      </Text>
      {MOBILITY_LISTS.map((list) => (
        <PdfTable
          key={list}
          title={partB[list]}
          columns={columnsOf(list, texts)}
          rows={agreement[list].map((row) => toRow(row, texts, tag))}
          empty={partB.none}
        />
      ))}
      <Text style={styles.afterword}>{partB.blendedNote}</Text>
    </PdfSection>
  );
}

function columnsOf(list: MobilityList, { partB }: PdfTexts): readonly PdfColumn[] {
  const isStudents = list.startsWith('student');
  return [
    { heading: partB.from, share: isStudents ? 23 : 27 },
    { heading: partB.to, share: isStudents ? 23 : 27 },
    { heading: partB.subjectArea, share: isStudents ? 25 : 28 },
    ...(isStudents
      ? [
          { heading: partB.studyCycle, share: 8 },
          { heading: partB.blended, share: 6 },
        ]
      : []),
    { heading: partB.periods, share: 9, isNumber: true },
    { heading: isStudents ? partB.months : partB.days, share: 7, isNumber: true },
  ];
}

function toRow(row: ItemStudentRow | ItemStaffRow, texts: PdfTexts, tag: LanguageTag): PdfRow {
  const number = (value: number | null | undefined) => value ?? texts.unknown;
  const isStudents = 'studyCycles' in row;
  return {
    key: row.id,
    letters: lettersOfAreas(row.subjectAreasWithClarifications),
    cells: [
      <InstitutionText institution={row.fromInstitution} department={row.fromDepartment} />,
      <InstitutionText institution={row.toInstitution} department={row.toDepartment} />,
      <SubjectAreas areas={row.subjectAreasWithClarifications} />,
      ...(isStudents ? [<StudyCycles row={row} />, row.blended ? texts.yes : texts.no] : []),
      number(row.mobilitiesPerYear),
      number(isStudents ? row.totalMonthsPerYear : row.totalDaysPerYear),
    ],
    note: noteOf(row, texts, tag),
  };
}

/** The terms of a row, and what the partner says besides in words that the columns have no place for. */
function noteOf(
  { otherInfoTerms, asPartnerSent }: ItemStudentRow | ItemStaffRow,
  { partB }: PdfTexts,
  tag: LanguageTag,
): PdfRow['note'] {
  const label = memberLabel(STUDENT_MOBILITY_FOR_STUDIES, 'otherInfoTerms', tag);
  const words = partnersWordTexts(asPartnerSent, tag);
  if (words.length === 0) return otherInfoTerms ? { label, text: otherInfoTerms } : undefined;
  const hasTerms = words.some(({ member }) => member === 'otherInfoTerms');
  const terms = otherInfoTerms && !hasTerms ? [{ label, text: otherInfoTerms }] : [];
  const lines = [...words, ...terms].map((word) => `${word.label}: ${word.text}`);
  return { label: partB.asPartnerSent, text: lines.join('\n') };
}

function StudyCycles({ row }: { readonly row: ItemStudentRow }) {
  const { tag } = usePdfLanguage();
  return (
    <View>
      {row.studyCycles.map(({ studyCycle }) => (
        <Text key={studyCycle}>{studyCycleText(studyCycle, tag)}</Text>
      ))}
    </View>
  );
}

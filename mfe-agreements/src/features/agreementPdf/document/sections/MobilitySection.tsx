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
  const language = usePdfLanguage();
  const { texts, tag } = language;
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
      {MOBILITY_LISTS.map((list) => {
        const columns = columnsOf(list, language);
        return (
          <PdfTable
            key={list}
            title={partB[list]}
            columns={columns}
            rows={agreement[list].map((row) => toRow(row, columns, texts, tag))}
            empty={partB.none}
          />
        );
      })}
      <Text style={styles.afterword}>{partB.blendedNote}</Text>
    </PdfSection>
  );
}

type MobilityRow = ItemStudentRow | ItemStaffRow;

/** A column, and what its cell says of a row. */
type MobilityColumn = PdfColumn & { readonly cell: (row: MobilityRow) => PdfRow['cells'][number] };

function columnsOf(
  list: MobilityList,
  { texts }: ReturnType<typeof usePdfLanguage>,
): readonly MobilityColumn[] {
  const { partB } = texts;
  const isStudents = list.startsWith('student');
  const number = (value: number | null | undefined) => value ?? texts.unknown;
  const ends = isStudents ? 23 : 27;
  const studentColumns: readonly MobilityColumn[] = [
    {
      heading: partB.studyCycle,
      share: 8,
      cell: (row) => 'studyCycles' in row && <StudyCycles row={row} />,
    },
    {
      heading: partB.blended,
      share: 6,
      cell: (row) => ('blended' in row && row.blended ? texts.yes : texts.no),
    },
  ];
  return [
    {
      heading: partB.from,
      share: ends,
      cell: ({ fromInstitution, fromDepartment }) => (
        <InstitutionText institution={fromInstitution} department={fromDepartment} />
      ),
    },
    {
      heading: partB.to,
      share: ends,
      cell: ({ toInstitution, toDepartment }) => (
        <InstitutionText institution={toInstitution} department={toDepartment} />
      ),
    },
    {
      heading: partB.subjectArea,
      share: isStudents ? 25 : 28,
      cell: (row) => <SubjectAreas areas={row.subjectAreasWithClarifications} />,
    },
    ...(isStudents ? studentColumns : []),
    {
      heading: partB.periods,
      share: 9,
      isNumber: true,
      cell: (row) => number(row.mobilitiesPerYear),
    },
    {
      heading: isStudents ? partB.months : partB.days,
      share: 7,
      isNumber: true,
      cell: (row) => number('studyCycles' in row ? row.totalMonthsPerYear : row.totalDaysPerYear),
    },
  ];
}

function toRow(
  row: MobilityRow,
  columns: readonly MobilityColumn[],
  texts: PdfTexts,
  tag: LanguageTag,
): PdfRow {
  return {
    key: row.id,
    letters: lettersOfAreas(row.subjectAreasWithClarifications),
    cells: columns.map(({ cell }) => cell(row)),
    note: noteOf(row, texts, tag),
  };
}

/** The terms of a row, and what the partner says besides in words that the columns have no place for. */
function noteOf(
  { otherInfoTerms, asPartnerSent }: MobilityRow,
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

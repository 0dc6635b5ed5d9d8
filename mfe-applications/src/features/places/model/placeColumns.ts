import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { formatDayOfYear } from 'shared-contracts/dates/formatDate.ts';
import type { PlaceRow } from 'shared-contracts/places/placeList.ts';
import { placeDirectionText, placeKindText } from 'shared-contracts/places/placeTerms.ts';
import { studyCycleText } from 'shared-contracts/reference/levels.ts';
import type { Language, LanguageTag } from 'shared-contracts/text/language.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import type { Row } from 'shared-sheet/page';

/** - knowsStudents: whether the person may know how many students go by each row */
export type PlaceWords = {
  readonly t: (key: string) => string;
  readonly language: Language;
  readonly tag: LanguageTag;
  readonly knowsStudents: boolean;
};

const COLUMNS = [
  'direction',
  'kind',
  'department',
  'fieldCode',
  'field',
  'cycle',
  'places',
  'given',
  'free',
  'months',
  'days',
  'language',
  'level',
  'blended',
  'partner',
  'erasmusCode',
  'city',
  'country',
  'partnerDepartment',
  'nominationsAutumn',
  'nominationsSpring',
  'factsheet',
  'agreement',
  'years',
] as const;
type PlaceColumn = (typeof COLUMNS)[number];
const OF_STUDENTS: readonly PlaceColumn[] = ['given', 'free'];

function columnsFor({ knowsStudents }: PlaceWords): readonly PlaceColumn[] {
  return COLUMNS.filter((column) => knowsStudents || !OF_STUDENTS.includes(column));
}

/** Heads of the file, in the order of {@link toPlaceCells}. */
export function placeHeads(words: PlaceWords): readonly string[] {
  return columnsFor(words).map((column) => words.t(`places.export.${column}`));
}

/** A row of the catalogue as cells; several languages or fields stand in one cell each, in one order. */
export function toPlaceCells(row: PlaceRow, words: PlaceWords): Row {
  const { t, language, tag } = words;
  const { places, given } = row;
  const together = (texts: readonly string[]) => texts.join(', ');
  const cells: Readonly<Record<PlaceColumn, Row[number]>> = {
    direction: placeDirectionText(row.direction, tag),
    kind: placeKindText(row.kind, tag),
    department: nameIn(row.department, language),
    fieldCode: together(row.fields.map(({ code }) => code)),
    field: together(row.fields.map((field) => nameIn(field, language))),
    cycle: together(row.cycles.map((cycle) => studyCycleText(cycle, tag))),
    places,
    given,
    free: places === null || given === null ? null : Math.max(0, places - given),
    months: row.months,
    days: row.days,
    language: together(row.languages.map((one) => nameIn(one, language))),
    level: together(row.languages.map(({ level }) => level ?? '')),
    blended: t(row.blended ? 'places.export.yes' : 'places.export.no'),
    partner: nameIn(row.partner, language),
    erasmusCode: row.partner.erasmusCode,
    city: row.partner.cityName,
    country: countryNameIn(row.partner.country, language),
    partnerDepartment: nameIn(row.partnerDepartment, language),
    nominationsAutumn: formatDayOfYear(row.nominations?.autumnTerm, tag),
    nominationsSpring: formatDayOfYear(row.nominations?.springTerm, tag),
    factsheet: row.factsheet,
    agreement: row.agreement,
    years: `${academicYearName(row.firstYear)} – ${academicYearName(row.lastYear)}`,
  };
  return columnsFor(words).map((column) => cells[column]);
}

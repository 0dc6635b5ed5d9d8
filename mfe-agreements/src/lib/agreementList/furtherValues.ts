import { partnersOf } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import type { AnyListRow, FurtherListRow } from 'shared-contracts/agreements/entities/furtherListRow.ts';
import { LANGUAGE_LEVELS, STUDY_CYCLES, studyCycleText } from 'shared-contracts/reference/levels.ts';
import { type Language, LANGUAGE_TAG } from 'shared-contracts/text/language.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import { sortByLabel } from 'shared-record/model';
import { subjectAreaText } from '../subjectAreaText.ts';

/** The rows of an agreement, of all kinds of mobility; none of a row of the list that was read without them. */
function rowsOf(row: AnyListRow) {
  const students = [
    ...(row.studentMobilitiesForStudies ?? []),
    ...(row.studentMobilitiesForTraineeship ?? []),
  ];
  const staff = [...(row.staffMobilitiesForTeaching ?? []), ...(row.staffMobilitiesForTraining ?? [])];
  return { students, all: [...students, ...staff] };
}

/** Subject areas of its rows, each once, by code. */
export function areasOf(row: AnyListRow, language: Language): readonly string[] {
  const texts = rowsOf(row).all.flatMap(({ subjectAreasWithClarifications }) =>
    subjectAreasWithClarifications.flatMap(({ subjectArea }) =>
      subjectArea == null ? [] : [subjectAreaText(subjectArea, language)],
    ),
  );
  return [...new Set(texts)].toSorted();
}

/** Study cycles of its rows for students, each once, the lowest first. */
export function cyclesOf(row: AnyListRow, language: Language): readonly string[] {
  const named = new Set(
    rowsOf(row).students.flatMap(({ studyCycles }) => studyCycles.map(({ studyCycle }) => studyCycle)),
  );
  const known = STUDY_CYCLES.filter((cycle) => named.has(cycle));
  return known.map((cycle) => studyCycleText(cycle, LANGUAGE_TAG[language]));
}

/** Languages that its rows ask for, each once with the lowest level of them, by name. */
export function languagesOf(row: AnyListRow, language: Language): readonly string[] {
  const levels = new Map<string, string | null>();
  for (const skill of rowsOf(row).all.flatMap(({ recommendedLanguageSkills }) => recommendedLanguageSkills)) {
    const name = nameIn(skill.language, language);
    const level = LANGUAGE_LEVELS.find((known) => known === skill.languageLevel) ?? null;
    const lowest = levels.get(name);
    if (lowest == null || (level !== null && level < lowest)) levels.set(name, level);
  }
  const options = [...levels].map(([name, level]) => ({ label: level === null ? name : `${name} ${level}` }));
  return sortByLabel(options, language).map(({ label }) => label);
}

/** How many people go in each academic year, of all rows; null where none of them says so. */
export function placesOf(row: AnyListRow, direction: 'out' | 'in'): number | null {
  const places = rowsOf(row).all.flatMap(({ fromInstitution, mobilitiesPerYear }) =>
    (fromInstitution?.isLocal === true) === (direction === 'out') && mobilitiesPerYear != null
      ? [mobilitiesPerYear]
      : [],
  );
  return places.length === 0 ? null : places.reduce((sum, one) => sum + one, 0);
}

/** Cities of its partners, each once. */
export function citiesOf(row: AnyListRow): readonly string[] {
  return once(furtherPartnersOf(row).map(({ cityName }) => cityName));
}

/** Countries of its partners, each once. */
export function countriesOf(row: AnyListRow, language: Language): readonly string[] {
  return once(furtherPartnersOf(row).map(({ country }) => countryNameIn(country, language)));
}

/** By which the network knows its partners. */
export function heiIdsOf(row: AnyListRow): readonly string[] {
  return once(furtherPartnersOf(row).map(({ heiId }) => heiId));
}

/** By which its partners know the agreement. */
export function iiaIdsOf({ partnerAgreementIdentifications = [] }: AnyListRow): readonly string[] {
  return once(partnerAgreementIdentifications.map(({ iiaId }) => iiaId));
}

/** What a row that was read for other columns has not, is not there yet. */
function furtherPartnersOf(row: AnyListRow): ReadonlyArray<Partial<FurtherListRow['institutions'][number]>> {
  return partnersOf(row);
}

function once(texts: ReadonlyArray<string | null | undefined>): readonly string[] {
  return [...new Set(texts.flatMap((text) => text || []))];
}

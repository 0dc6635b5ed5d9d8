import type { DepartmentOption } from 'shared-contracts/entities/departmentName.ts';
import type { LanguageName, SubjectArea } from 'shared-contracts/entities/mobilityChoices.ts';
import type { Language } from 'shared-contracts/language.ts';
import { nameIn, namesOf, sortByLabel } from 'shared-record/model';

/** - search: both names, so that either language finds it */
export type NamedOption = { readonly value: number; readonly label: string; readonly search: string };

/** Length of the codes that an agreement may name. Source: specification document 2, section 2.1. */
const SUBJECT_CODE_LENGTH = 4;

type Named = { readonly id: number; readonly name: string; readonly nameGR?: string | null | undefined };

/** Departments by name, in the language of the page. */
export function toDepartmentOptions(
  departments: readonly DepartmentOption[],
  language: Language,
): readonly NamedOption[] {
  return sortByLabel(
    departments.map((department) => toOption(department, language)),
    language,
  );
}

/** Languages by name, in the language of the page. */
export function toLanguageOptions(
  languages: readonly LanguageName[],
  language: Language,
): readonly NamedOption[] {
  return sortByLabel(
    languages.map((row) => toOption(row, language)),
    language,
  );
}

/** Subject areas by code; the broader ones, whose codes are shorter, cannot be chosen and are left out. */
export function toSubjectAreaOptions(
  areas: readonly SubjectArea[],
  language: Language,
): readonly NamedOption[] {
  return areas
    .filter(({ code }) => code.length === SUBJECT_CODE_LENGTH)
    .map((area) => ({
      value: area.id,
      label: subjectAreaLabel(area, language),
      search: [area.code, area.name, area.nameGR].filter(Boolean).join(' '),
    }));
}

export function subjectAreaLabel(area: SubjectArea, language: Language): string {
  return `${area.code} ${nameIn(area, language)}`;
}

function toOption(row: Named, language: Language): NamedOption {
  return {
    value: row.id,
    label: nameIn(row, language),
    search: namesOf(row, language),
  };
}

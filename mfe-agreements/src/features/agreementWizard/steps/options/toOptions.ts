import type { DepartmentOption } from 'shared-contracts/entities/departmentName.ts';
import type { LanguageName, SubjectArea } from 'shared-contracts/entities/mobilityChoices.ts';
import { LANGUAGE_TAG, type Language } from 'shared-contracts/language.ts';

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
  return sorted(
    departments.map((department) => toOption(department, language)),
    language,
  );
}

/** Languages by name, in the language of the page. */
export function toLanguageOptions(
  languages: readonly LanguageName[],
  language: Language,
): readonly NamedOption[] {
  return sorted(
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

export function nameIn({ name, nameGR }: Omit<Named, 'id'>, language: Language): string {
  return (language === 'gr' ? nameGR : null) || name;
}

function toOption(row: Named, language: Language): NamedOption {
  return {
    value: row.id,
    label: nameIn(row, language),
    search: [nameIn(row, language), row.name, row.nameGR].filter(Boolean).join(' '),
  };
}

function sorted(options: readonly NamedOption[], language: Language): readonly NamedOption[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAG[language]);
  return options.toSorted((first, second) => compare(first.label, second.label));
}

import type { SubjectArea } from 'shared-contracts/reference/mobilityChoices.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { type NamedOption } from 'shared-record/model';

/** Length of the codes that an agreement may name. Source: specification document 2, section 2.1. */
const SUBJECT_CODE_LENGTH = 4;

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

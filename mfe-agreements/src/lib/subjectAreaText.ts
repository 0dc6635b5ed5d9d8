import type { SubjectArea } from 'shared-contracts/reference/mobilityChoices.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { nameIn } from 'shared-contracts/text/names.ts';

/** Writes a subject area by its code and name, as in `0421 Law`. */
export function subjectAreaText(
  area: Pick<SubjectArea, 'code' | 'name' | 'nameGR'>,
  language: Language,
): string {
  return [area.code, nameIn(area, language)].filter(Boolean).join(' ');
}

import { PROGRAMME } from 'shared-contracts/applications/applications.ts';
import { studentLevelText } from 'shared-contracts/reference/levels.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** Where the texts of closed lists stand, by the members that have codes of them. */
const TEXTS_OF: Readonly<Record<string, string>> = {
  gender: 'gender',
  certificateLevel: 'level',
  stateCertificateLevel: 'level',
  startSemester: 'semester',
};
const PAST_PROGRAMMES = ['erasmusStudies', 'erasmusWorkshop'];

/** Returns the text of a code in a closed list; undefined where a member has none. - t: gives the text of a key of this module */
export function codeText(
  member: string,
  code: string | number,
  t: (key: string) => string,
  tag: LanguageTag,
): string | undefined {
  if (member === 'studyCycle') return studentLevelText(code, tag);
  const texts = TEXTS_OF[member];
  if (texts !== undefined) return t(`applicationForm.${texts}.${code}`);
  if (member !== 'programme') return undefined;
  // Past stays and wished ones have a programme each.
  if (code === PROGRAMME) return t('preferredMobility.programme');
  return PAST_PROGRAMMES.includes(String(code)) ? t(`applicationForm.pastProgramme.${code}`) : undefined;
}

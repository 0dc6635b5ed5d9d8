import { PROGRAMME } from 'shared-contracts/applications/applications.ts';

/** Where the texts of closed lists stand, by the members that have codes of them. */
const TEXTS_OF: Readonly<Record<string, string>> = {
  gender: 'gender',
  studyCycle: 'cycle',
  certificateLevel: 'level',
  stateCertificateLevel: 'level',
  startSemester: 'semester',
};
const PAST_PROGRAMMES = ['erasmusStudies', 'erasmusWorkshop'];

/** Key of the text of a code in a closed list; undefined where a member has none. */
export function codeTextKey(member: string, code: string | number): string | undefined {
  const texts = TEXTS_OF[member];
  if (texts !== undefined) return `applicationForm.${texts}.${code}`;
  if (member !== 'programme') return undefined;
  // Past stays and wished ones have a programme each.
  if (code === PROGRAMME) return 'preferredMobility.programme';
  return PAST_PROGRAMMES.includes(String(code)) ? `applicationForm.pastProgramme.${code}` : undefined;
}

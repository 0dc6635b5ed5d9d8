import type { NetworkGap } from 'shared-contracts/factsheets/networkFactsheet.ts';
import { sectionId, type SectionLetter } from '../sectionLetters.ts';

type Member = Exclude<NetworkGap, `${string}/${string}`>;

const LETTERS: Readonly<Record<Member, SectionLetter>> = {
  deadlineIncomingsCalendar: 'D',
  deadlineNominationsCalendar: 'E',
  applicationIncomingsInformationEntry: 'F',
  decisionResponseWeeksLimit: 'H',
  transcriptOfRecordsWeeksLimit: 'I',
  housingInformationEntry: 'L',
  visaInformationEntry: 'M',
  insuranceInformationEntry: 'N',
};

/** The section in which a gap is filled in, as the end of an address: `#section-H`. */
export function gapSection(gap: NetworkGap): string {
  const [member] = gap.split('/');
  // A gap begins with its member.
  return `#${sectionId(LETTERS[member as Member])}`;
}

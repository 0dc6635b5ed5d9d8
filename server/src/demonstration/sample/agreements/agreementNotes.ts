import type { AgreementFacts } from './agreementFacts.ts';
import { type NoteText, NOTES } from './agreementTexts.ts';
import { daysLater } from '../chance/days.ts';
import type { StaffMember } from '../staff/localStaff.ts';
import type { Random } from '../chance/random.ts';
import type { SampleContext } from '../context/sampleContext.ts';

type NotesOf = {
  readonly id: number;
  readonly facts: AgreementFacts;
  readonly officers: readonly StaffMember[];
};

/** Of what is open so many agreements have a note, and of what is settled. */
const SHARE = { open: 0.6, settled: 0.04 } as const;

/** Adds what the officers wrote for one another about an agreement: of calls with the partner, and of what is to be done. */
export function addNotes(
  { batches, calendar }: SampleContext,
  random: Random,
  { id, facts, officers }: NotesOf,
): void {
  if (facts.isDeleted || !random.chance(facts.isOpen ? SHARE.open : SHARE.settled)) return;
  let at = daysLater(facts.created, random.integer(1, 5), calendar);
  for (let left = random.chance(0.25) ? 2 : 1; left > 0; left -= 1) {
    const { kind, text } = random.pick<NoteText>(facts.isOpen ? NOTES.open : NOTES.settled);
    batches.agreement_notes(id, random.pick(officers).userId, kind, text, at.toISOString());
    at = daysLater(at, random.integer(2, 9), calendar);
  }
}

import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { Unsaved } from 'shared-contracts/members/stored.ts';

const STUDENT_LISTS = ['studentMobilitiesForStudies', 'studentMobilitiesForTraineeship'] as const;

type Agreement = Unsaved<'MobilityAgreements'>;
type StudentRow = Agreement[(typeof STUDENT_LISTS)[number]][number];

/** Keeps each study cycle of a row once: to name it again says nothing more. */
export function foldStudyCycles(after: Agreement, changed: readonly MemberOf<'MobilityAgreements'>[]): void {
  for (const list of STUDENT_LISTS) {
    if (changed.includes(list)) after[list] = after[list].map(folded);
  }
}

function folded(row: StudentRow): StudentRow {
  const { studyCycles } = row;
  const first = new Map(studyCycles.map((cycle) => [cycle.studyCycle, cycle] as const).reverse());
  const kept = studyCycles.filter((cycle) => first.get(cycle.studyCycle) === cycle);
  return kept.length === studyCycles.length ? row : { ...row, studyCycles: kept };
}

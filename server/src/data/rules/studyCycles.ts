import { childrenOf } from '../save/mergeRecord.ts';
import type { StoredRecord } from '../save/storedRecord.ts';

const CYCLES = 'studyCycles';
const STUDENT_LISTS = ['studentMobilitiesForStudies', 'studentMobilitiesForTraineeship'] as const;

/** Keeps each study cycle of a row once: to name it again says nothing more. */
export function foldStudyCycles(after: Record<string, unknown>, changed: readonly string[]): void {
  for (const list of STUDENT_LISTS) {
    if (changed.includes(list)) after[list] = childrenOf(after, list).map(folded);
  }
}

function folded(row: StoredRecord): StoredRecord {
  const cycles = childrenOf(row, CYCLES);
  const first = new Map(cycles.map((cycle) => [cycle.studyCycle, cycle] as const).reverse());
  const kept = cycles.filter((cycle) => first.get(cycle.studyCycle) === cycle);
  return kept.length === cycles.length ? row : { ...row, [CYCLES]: kept };
}

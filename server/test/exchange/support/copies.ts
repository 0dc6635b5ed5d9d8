import { buildStudentSpec } from 'ewp/testing';
import type { Copy } from '../../../src/exchange/status/exchangeState.ts';

/** Makes a copy that is told from others by its hash; one that ends in `!` is marked as terminated, one that begins with `c` has other conditions. */
export function copy(hash: string): Copy {
  const conditions = { studentTraineeship: [], staffTeacher: [], staffTraining: [] };
  const studentStudies = hash.startsWith('c') ? [buildStudentSpec({})] : [];
  const partner = { heiId: 'x.example', contacts: [] };
  const isTerminated = hash.endsWith('!');
  return {
    hash,
    isTerminated,
    iia: {
      partners: [partner, partner],
      inEffect: false,
      cooperationConditions: { ...conditions, studentStudies, isTerminatedAsAWhole: isTerminated },
    },
  };
}

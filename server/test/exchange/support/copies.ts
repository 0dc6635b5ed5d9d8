import type { Copy } from '../../../src/exchange/status/exchangeState.ts';

/** Makes a copy that is told from others by its hash; one that ends in `!` is marked as terminated. */
export function copy(hash: string): Copy {
  const conditions = { studentStudies: [], studentTraineeship: [], staffTeacher: [], staffTraining: [] };
  const partner = { heiId: 'x.example', contacts: [] };
  const isTerminated = hash.endsWith('!');
  return {
    hash,
    isTerminated,
    iia: {
      partners: [partner, partner],
      inEffect: false,
      cooperationConditions: { ...conditions, isTerminatedAsAWhole: isTerminated },
    },
  };
}

import type { CopyDifference } from 'shared-contracts/exchange/exchange.ts';
import { Problem } from '../../platform/problems/problem.ts';

/** The two copies do not say the same, so ours cannot be said to agree with the partner's. */
export class CopiesDiffer extends Problem {
  readonly differences: readonly CopyDifference[];

  constructor(differences: readonly CopyDifference[]) {
    super('conflict', {
      en: 'Our copy and the partner’s copy differ, so nothing was approved.',
      el: 'Το αντίγραφό μας και το αντίγραφο του εταίρου διαφέρουν, οπότε δεν εγκρίθηκε τίποτα.',
    });
    this.differences = differences;
  }
}

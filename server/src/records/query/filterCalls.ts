import type { Condition, Operand } from './filterTree.ts';

/** Counts the functions in a filter. */
export function filterCalls(condition: Condition | undefined): number {
  if (condition === undefined) return 0;
  switch (condition.kind) {
    case 'and':
    case 'or':
      return sum(condition.terms.map(filterCalls));
    case 'not':
      return filterCalls(condition.term);
    case 'compare':
      return operandCalls(condition.left) + operandCalls(condition.right);
    default:
      return operandCalls(condition.operand);
  }
}

function operandCalls(operand: Operand): number {
  return operand.kind === 'call' ? 1 + sum(operand.args.map(operandCalls)) : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

import type { Condition, Operand, Path } from '../../query/filterTree.ts';
import { unboundCollection, type Environment } from '../compile/environment.ts';

/** Lists the paths that an operand reads. */
export function operandPaths(operand: Operand): readonly Path[] {
  if (operand.kind === 'path') return [operand.path];
  return operand.kind === 'call' ? operand.args.flatMap(operandPaths) : [];
}

/** Lists the paths of a condition; those under `not` are left out, as they stand for themselves. */
export function conditionPaths(condition: Condition): readonly Path[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.terms.flatMap(conditionPaths);
    case 'not':
      return [];
    case 'compare':
      return [...operandPaths(condition.left), ...operandPaths(condition.right)];
    default:
      return operandPaths(condition.operand);
  }
}

/** Tells whether a condition speaks of nothing but members of one collection. */
export function isWhollyIn(environment: Environment, condition: Condition, collection: string): boolean {
  if (condition.kind === 'not') return false;
  if (condition.kind === 'and' || condition.kind === 'or') {
    return condition.terms.every((term) => isWhollyIn(environment, term, collection));
  }
  return conditionPaths(condition).every((path) => collectionOf(environment, path) === collection);
}

/** Tells whether a condition speaks of members of a collection at all. */
export function touches(environment: Environment, condition: Condition, collection: string): boolean {
  return conditionPaths(condition).some((path) => collectionOf(environment, path) === collection);
}

/** Names the first collection on a path that no condition around has bound. */
export function collectionOf(environment: Environment, path: Path): string | undefined {
  return unboundCollection(environment, path)?.join('/');
}

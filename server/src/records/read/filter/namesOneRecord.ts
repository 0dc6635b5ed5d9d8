import type { Condition, Operand } from '../../query/filterTree.ts';

/** Tells whether a filter leaves one record at most, since it names the id: `id eq 5`, alone or with more behind `and`. */
export function namesOneRecord(filter: Condition | undefined): boolean {
  if (filter?.kind === 'and') return filter.terms.some(namesOneRecord);
  if (filter?.kind !== 'compare' || filter.operator !== 'eq') return false;
  const { left, right } = filter;
  return (isId(left) && right.kind === 'literal') || (isId(right) && left.kind === 'literal');
}

function isId(operand: Operand): boolean {
  return operand.kind === 'path' && operand.path.join('/') === 'id';
}

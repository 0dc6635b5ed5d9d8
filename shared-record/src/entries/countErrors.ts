/** Counts the refused fields in a part of a form's errors; a field's error is told by its `type`. */
export function countErrors(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('type' in errors && typeof errors.type === 'string') return 1;
  return Object.values(errors).reduce((sum: number, part) => sum + countErrors(part), 0);
}

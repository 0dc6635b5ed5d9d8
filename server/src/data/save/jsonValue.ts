import type { FieldError } from 'shared-contracts/errors.ts';
import { VALUE_SHAPES, type ValueShape } from 'shared-contracts/members/valueShapes.ts';
import type { Parsed } from './parsedValue.ts';
import { issueErrors } from '../../platform/issueErrors.ts';
import { isStorableText } from '../model/storableText.ts';

/**
 * Checks a value object (addresses, roles, urls) against its shape.
 *
 * - shape: name in `jsonShapes.ts`; a field without one takes nothing
 * - members that are left out or null in optional places stay as they came
 */
export function parseJsonValue(shape: ValueShape | undefined, value: unknown): Parsed {
  if (shape === undefined) return { faults: { '': { code: 'not-valid' } } };
  const parsed = VALUE_SHAPES[shape].safeParse(value, { reportInput: true });
  if (!parsed.success) return { faults: byPath(issueErrors(parsed.error.issues, '')) };
  return holdsStorableTexts(parsed.data) ? { value: parsed.data } : { faults: { '': { code: 'bad-text' } } };
}

function byPath(errors: readonly FieldError[]): Record<string, Pick<FieldError, 'code' | 'params'>> {
  return Object.fromEntries(errors.map(({ field, ...fault }) => [field, fault]));
}

function holdsStorableTexts(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([member, inner]) => isStorableText(member) && holdsStorableTexts(inner),
  );
}

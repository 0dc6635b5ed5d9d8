import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { ZodMiniType } from 'zod/mini';
import type { Judged } from 'shared-contracts/members/check/judgeValue.ts';
import { issueErrors } from '../../../platform/problems/issueErrors.ts';
import { isStorableText } from 'shared-contracts/text/storableText.ts';

/**
 * Checks a value object (addresses, roles, urls) against its shape.
 *
 * - shape: a field without one takes nothing
 * - members that are left out or null in optional places stay as they came
 */
export function parseJsonValue(shape: ZodMiniType | undefined, value: unknown): Judged {
  if (shape === undefined) return { faults: { '': { code: 'not-valid' } } };
  const parsed = shape.safeParse(value, { reportInput: true });
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

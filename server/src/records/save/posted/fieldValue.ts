import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import { fault, judgeValue, type Judged } from 'shared-contracts/members/check/judgeValue.ts';
import { isRequiredAt } from 'shared-contracts/members/requiredWhen.ts';
import type { Field } from '../../model/definition.ts';
import { contentFault, KeptContent, RefusedContent } from './content.ts';
import { parseJsonValue } from './jsonValue.ts';
import { sanitiseHtml } from './sanitiseHtml.ts';

/**
 * Checks one posted value against its field and brings it into the form in which the wire shows it.
 *
 * - faults carry the codes of {@link judgeValue}; those of a value object lie below the field
 * - of contents `file-too-large` {max}, `not-base64`, `not-a-pdf`, `unreadable-pdf`, `pdf-too-heavy`
 */
export function parseFieldValue(field: Field, value: unknown): Judged {
  const { type } = field;
  const isRequired = isRequiredAt(field, 'posted');
  if (type !== 'json' && type !== 'content') {
    const judged = judgeValue({ ...field, type }, value, { isRequired, isFilledIn: false });
    return type === 'html' && 'value' in judged && typeof judged.value === 'string'
      ? { value: sanitiseHtml(judged.value) }
      : judged;
  }
  if (isRequired && (value === null || value === '')) return fault('required');
  if (value === null) return { value: null };
  return type === 'json' ? parseJsonValue(field.shape, value) : parseContent(field, value);
}

/** A content that was posted as base64 has been stored before, unless something is wrong with it. */
function parseContent(field: Field, value: unknown): Judged {
  if (value instanceof KeptContent) return { value: { sha256: value.sha256, size: value.size } };
  if (value instanceof RefusedContent) return fault(value.code);
  if (typeof value !== 'string') return fault('not-a-text');
  const { code, params } = contentFault(field, value) ?? { code: refusedAs('not-base64') };
  return fault(code, params);
}

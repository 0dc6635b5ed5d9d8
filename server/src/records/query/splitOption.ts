import { badQuery, type Refusal } from '../../platform/query/badQuery.ts';
import { QUERY_LIMITS } from './limits.ts';

/**
 * Cuts an option at a separator that stands outside parentheses and quotes; the parts are trimmed.
 *
 * - most: parts that there may be
 *
 * Throws a `Problem` (400) for an empty part, unbalanced parentheses or quotes, and too many parts.
 */
export function splitOption(
  text: string,
  separator: ',' | ';',
  option: string,
  most: number = QUERY_LIMITS.members,
): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character === '\\') at += 1;
      else if (character === "'") isQuoted = false;
    } else if (character === "'") isQuoted = true;
    else if (character === '(') depth += 1;
    else if (character === ')') {
      depth -= 1;
      if (depth < 0) break;
    } else if (character === separator && depth === 0) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  if (depth !== 0 || isQuoted) throw badQuery(option, UNBALANCED);
  parts.push(text.slice(start).trim());
  if (parts.includes('')) throw badQuery(option, EMPTY_PART);
  if (parts.length > most) throw badQuery(option, tooMany(most));
  return parts;
}

const UNBALANCED = {
  en: 'Parentheses or quotes are not closed.',
  el: 'Παρενθέσεις ή εισαγωγικά δεν κλείνουν.',
};
const EMPTY_PART = { en: 'A member is missing between commas.', el: 'Λείπει ένα πεδίο ανάμεσα στα κόμματα.' };

function tooMany(most: number): Refusal {
  return { en: `More than ${most} members are named.`, el: `Αναφέρονται πάνω από ${most} πεδία.` };
}

import type { Texts } from 'shared-contracts/text/language.ts';
import { Problem } from '../problems/problem.ts';

/** Both languages of one sentence that tells what a query option gets wrong. */
export type Refusal = Texts;

/**
 * Makes the refusal of a query option (400 `bad-query`).
 *
 * - option: name as the caller wrote it, `$filter`
 */
export function badQuery(option: string, text: Refusal): Problem {
  return new Problem('bad-query', text, { field: option });
}

/**
 * Makes a refusal that points at a character of the option.
 *
 * - index: counted from 0; people read it counted from 1
 */
export function badQueryAt(option: string, index: number, text: Refusal): Problem {
  return badQuery(option, {
    en: `${option}, character ${index + 1}: ${text.en}`,
    el: `${option}, χαρακτήρας ${index + 1}: ${text.el}`,
  });
}

/** Shortens what a caller wrote, so that a message can quote it. */
export function quote(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

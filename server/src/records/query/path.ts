import { badQuery, quote } from '../../platform/query/badQuery.ts';
import type { Path } from './filterTree.ts';
import { QUERY_LIMITS } from './limits.ts';

const PATH = /^[A-Za-z_][A-Za-z0-9_]*(?:\/[A-Za-z_][A-Za-z0-9_]*)*$/;

/**
 * Cuts `institution/country` into its members. Throws a `Problem` (400) when it is no path or too long.
 */
export function parsePath(text: string, option: string): Path {
  const path = text.split('/');
  if (PATH.test(text) && path.length <= QUERY_LIMITS.pathLength) return path;
  throw badQuery(option, {
    en: `'${quote(text)}' is not a member.`,
    el: `Το «${quote(text)}» δεν είναι πεδίο.`,
  });
}

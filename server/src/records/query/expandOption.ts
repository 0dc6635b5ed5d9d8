import { badQuery, quote } from '../../platform/query/badQuery.ts';
import { parseFilter } from './filterParser.ts';
import type { Condition, Path } from './filterTree.ts';
import { QUERY_LIMITS } from './limits.ts';
import { parseOrderBy, type Order } from './orderByOption.ts';
import { parsePath } from './path.ts';
import { parseSelect, type Selected } from './selectOption.ts';
import { splitOption } from './splitOption.ts';
import { parseWholeNumber } from '../../platform/query/wholeNumber.ts';

/** One link to follow, with the options that apply to what it leads to. */
export type Expanded = {
  readonly link: string;
  readonly select?: readonly Selected[];
  readonly expand: readonly Expanded[];
  readonly filter?: Condition;
  readonly orderBy: readonly Order[];
  readonly top?: number;
  readonly skip?: number;
  readonly levels?: number;
};

const ITEM = /^(?<path>[^()\s]+)\s*(?:\((?<options>[\s\S]*)\))?$/;

/** Parses `$expand`, `institutions($select=id,name;$expand=country),status`; a path expands each link on its way. */
export function parseExpand(text: string, option = '$expand', depth = 1): readonly Expanded[] {
  if (depth > QUERY_LIMITS.expandDepth) throw badQuery(option, TOO_DEEP);
  const expanded = splitOption(text, ',', option).map((item) => {
    const { path, options } = ITEM.exec(item)?.groups ?? {};
    if (path === undefined) throw notExpandable(item, option);
    const last = parseNested(options ?? '', option, depth);
    return wrap(parsePath(path, option), last, option);
  });
  const links = new Set(expanded.map(({ link }) => link));
  if (links.size < expanded.length) throw badQuery(option, TWICE);
  return expanded;
}

function wrap([link = '', ...rest]: Path, last: Omit<Expanded, 'link'>, option: string): Expanded {
  return rest.length === 0 ? { link, ...last } : { link, expand: [wrap(rest, last, option)], orderBy: [] };
}

function parseNested(options: string, option: string, depth: number): Omit<Expanded, 'link'> {
  const nested: { -readonly [Key in keyof Expanded]?: Expanded[Key] } = {};
  for (const part of options.trim() === '' ? [] : splitOption(options, ';', option)) {
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(equals, 0)).trim();
    const value = part.slice(equals + 1).trim();
    if (name === '$select') nested.select = parseSelect(value, option);
    else if (name === '$expand') nested.expand = parseExpand(value, option, depth + 1);
    else if (name === '$filter') nested.filter = parseFilter(value, option);
    else if (name === '$orderby') nested.orderBy = parseOrderBy(value, option);
    else if (name === '$top') nested.top = parseWholeNumber(value, option, -1);
    else if (name === '$skip') nested.skip = parseWholeNumber(value, option, 0);
    else if (name === '$levels') nested.levels = parseWholeNumber(value, option, 0, QUERY_LIMITS.expandDepth);
    else throw notExpandable(part, option);
  }
  return { expand: [], orderBy: [], ...nested };
}

function notExpandable(text: string, option: string): Error {
  return badQuery(option, {
    en: `'${quote(text)}' cannot be expanded.`,
    el: `Το «${quote(text)}» δεν μπορεί να αναπτυχθεί.`,
  });
}

const TOO_DEEP = {
  en: `More than ${QUERY_LIMITS.expandDepth} levels inside one another.`,
  el: `Πάνω από ${QUERY_LIMITS.expandDepth} επίπεδα το ένα μέσα στο άλλο.`,
};
const TWICE = { en: 'A member is named twice.', el: 'Ένα πεδίο αναφέρεται δύο φορές.' };

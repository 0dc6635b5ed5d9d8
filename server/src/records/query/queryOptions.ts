import { badQuery, quote } from '../../platform/query/badQuery.ts';
import { parseExpand, type Expanded } from './expandOption.ts';
import { parseFilter } from './filterParser.ts';
import type { Condition, Path } from './filterTree.ts';
import { DEFAULT_TOP, QUERY_LIMITS } from './limits.ts';
import { parseOrderBy, type Order } from './orderByOption.ts';
import { parsePath } from './path.ts';
import { parseSelect, type Selected } from './selectOption.ts';
import { splitOption } from './splitOption.ts';
import { parseWholeNumber } from '../../platform/query/wholeNumber.ts';

/**
 * What a read asks for, parsed but not yet looked up in the model.
 *
 * - search: words as a person types them; isExact: a word that no record has finds none
 * - top: 0 or less means every row
 * - hasCount: whether the answer tells how many rows match
 * - isFirst: one bare object is wanted instead of a list
 * - levels: how deep links are followed without being named; 1 unless told
 */
export type Query = {
  readonly filter?: Condition;
  readonly search?: string;
  readonly isExact: boolean;
  readonly select?: readonly Selected[];
  readonly expand: readonly Expanded[];
  readonly orderBy: readonly Order[];
  readonly groupBy: readonly Path[];
  readonly top: number;
  readonly skip: number;
  readonly hasCount: boolean;
  readonly isFirst: boolean;
  readonly levels: number;
};

type Draft = { -readonly [Key in keyof Query]: Query[Key] };

const READERS: Readonly<Record<string, (draft: Draft, text: string, option: string) => void>> = {
  $filter: (draft, text) => (draft.filter = parseFilter(text)),
  $search: (draft, text) => (draft.search = text.replaceAll('\0', ' ')),
  spelling: (draft, text, option) => {
    if (text !== 'exact') throw badQuery(option, ONLY_EXACT);
    draft.isExact = true;
  },
  $select: (draft, text) => (draft.select = parseSelect(text)),
  $expand: (draft, text) => (draft.expand = parseExpand(text)),
  $orderby: (draft, text) => (draft.orderBy = parseOrderBy(text)),
  $groupby: (draft, text, option) => {
    draft.groupBy = splitOption(text, ',', option, QUERY_LIMITS.sortKeys).map((path) =>
      parsePath(path, option),
    );
  },
  $top: (draft, text, option) => (draft.top = parseWholeNumber(text, option, -1)),
  $skip: (draft, text, option) => (draft.skip = parseWholeNumber(text, option, 0)),
  $count: (draft, text, option) => (draft.hasCount = parseSwitch(text, option)),
  $inlinecount: (draft, text, option) =>
    (draft.hasCount = text === 'allpages' || (text !== 'none' && parseSwitch(text, option))),
  $first: (draft, text, option) => (draft.isFirst = parseSwitch(text, option)),
  $levels: (draft, text, option) =>
    (draft.levels = parseWholeNumber(text, option, 0, QUERY_LIMITS.expandDepth)),
};

/** The protocol's clients ask for one record with the window of a list (`$top=1&$skip=0&$count=false`): it is checked, and changes nothing. */
const ITEM_OPTIONS = new Set(['$select', '$expand', '$levels', '$top', '$skip', '$count', '$inlinecount']);

/**
 * Parses the options of a read. Empty options count as absent.
 *
 * - kind: what one record may be asked for is less than what a list may
 *
 * Throws a `Problem` (400 `bad-query`) for unknown options and whatever does not parse.
 */
export function parseQuery(options: ReadonlyMap<string, string>, kind: 'list' | 'item'): Query {
  const draft: Draft = {
    expand: [],
    orderBy: [],
    groupBy: [],
    top: DEFAULT_TOP,
    isExact: false,
    skip: 0,
    hasCount: true,
    isFirst: false,
    levels: 1,
  };
  for (const [option, text] of options) {
    const read = Object.hasOwn(READERS, option) ? READERS[option] : undefined;
    if (read === undefined || (kind === 'item' && !ITEM_OPTIONS.has(option))) throw unknownOption(option);
    if (text.length > QUERY_LIMITS.optionLength) throw badQuery(option, TOO_LONG);
    if (text.trim() !== '') read(draft, text.trim(), option);
  }
  return draft;
}

function parseSwitch(text: string, option: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw badQuery(option, {
    en: 'Only true and false are accepted.',
    el: 'Δεκτές τιμές είναι μόνο true και false.',
  });
}

function unknownOption(option: string): Error {
  return badQuery(quote(option), {
    en: `There is no option '${quote(option)}' here.`,
    el: `Δεν υπάρχει εδώ επιλογή «${quote(option)}».`,
  });
}

const ONLY_EXACT = { en: 'Only exact is accepted.', el: 'Δεκτή τιμή είναι μόνο exact.' };
const TOO_LONG = {
  en: `The option has more than ${QUERY_LIMITS.optionLength} characters.`,
  el: `Η επιλογή έχει πάνω από ${QUERY_LIMITS.optionLength} χαρακτήρες.`,
};

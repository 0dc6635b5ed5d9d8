import { MAX_INTEGER } from 'shared-contracts/members/recordId.ts';

/**
 * How one value stands in the address.
 *
 * - parse gives undefined for a text that makes no sense: the default holds then
 * - format is only asked for values that differ from the default
 */
export type SearchParam<Value> = {
  readonly default: Value;
  parse(text: string): Value | undefined;
  format(value: Value): string;
  /** Whether a text that makes sense names something besides that does not. */
  isPartlyRead?(text: string): boolean;
};

/** A text of at most `maxLength` characters; `''` when absent. */
export function textParam(maxLength = 200): SearchParam<string> {
  return {
    default: '',
    parse: (text) => (text.length <= maxLength ? text : undefined),
    format: (value) => value,
  };
}

/** A whole number from `minimum` to `maximum`, such as an id or a year; null when absent. */
export function numberParam(minimum = 0, maximum = MAX_INTEGER): SearchParam<number | null> {
  return {
    default: null,
    parse: (text) => {
      const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
      return value >= minimum && value <= maximum ? value : undefined;
    },
    format: String,
  };
}

/** One of a closed list of values; `fallback` when absent, null unless it is given. */
export function choiceParam<const Value extends string | number>(
  choices: readonly Value[],
): SearchParam<Value | null>;
export function choiceParam<const Value extends string | number>(
  choices: readonly Value[],
  fallback: NoInfer<Value>,
): SearchParam<Value>;
export function choiceParam<const Value extends string | number>(
  choices: readonly Value[],
  fallback: Value | null = null,
): SearchParam<Value | null> {
  return {
    default: fallback,
    parse: (text) => choices.find((choice) => String(choice) === text),
    format: String,
  };
}

/** A calendar day, `YYYY-MM-DD`; `''` when absent. */
export function dayParam(): SearchParam<string> {
  return {
    default: '',
    parse: (text) => (isDay(text) ? text : undefined),
    format: (value) => value,
  };
}

/** Tells a calendar day of this century or the last one, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Some of a closed list of names in an order of one's own, with commas between; null when absent. Names that are not known, or come twice, are passed over.
 *
 * - former: what a text of earlier addresses stands for
 */
export function namesParam(
  known: readonly string[],
  former: Readonly<Record<string, readonly string[]>> = {},
): SearchParam<readonly string[] | null> {
  const knownOf = (text: string) => [...new Set(text.split(','))].filter((name) => known.includes(name));
  return {
    default: null,
    parse: (text) => {
      if (Object.hasOwn(former, text)) return former[text];
      const names = knownOf(text);
      return names.length === 0 ? undefined : names;
    },
    format: (value) => (value ?? []).join(','),
    isPartlyRead: (text) => !Object.hasOwn(former, text) && knownOf(text).length < text.split(',').length,
  };
}

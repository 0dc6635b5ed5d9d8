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
export function numberParam(minimum = 0, maximum = 2_147_483_647): SearchParam<number | null> {
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

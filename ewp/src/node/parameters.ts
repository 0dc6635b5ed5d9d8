import { EwpProblem } from './ewpProblem.ts';

/** Characters that XML has no place for: nothing on the network can be called so, and no database has to be asked. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** Parameters of a call; names and values count letter by letter, and names that an endpoint does not know are left alone. */
export type Parameters = {
  /** All values of a repeatable parameter, in order. Throws EwpProblem 400 for a character that no document can have. */
  readonly all: (name: string) => readonly string[];
  /** The value of a parameter that may come once. Throws EwpProblem 400 when it comes more often. */
  readonly optional: (name: string) => string | undefined;
  /** The value of a parameter that has to come once. Throws EwpProblem 400 when it does not. */
  readonly required: (name: string) => string;
  /** Values of a parameter that has to come at least once. Throws EwpProblem 400 when there are none or more than the limit. */
  readonly some: (name: string, limit: number) => readonly string[];
};

/** Reads parameters in the form of a query string or a posted form. */
export function parametersOf(form: string): Parameters {
  const params = new URLSearchParams(form);
  const all = (name: string) => {
    const values = params.getAll(name);
    if (values.some((value) => NOT_XML.test(value)))
      throw new EwpProblem(400, `The parameter ${name} has a character that no id and no text may have.`);
    return values;
  };
  const optional = (name: string) => {
    const [value, another] = all(name);
    if (another !== undefined) throw new EwpProblem(400, `The parameter ${name} may be given once.`);
    return value;
  };
  return {
    all,
    optional,
    required: (name) => {
      const value = optional(name);
      if (!value) throw missing(name);
      return value;
    },
    some: (name, limit) => {
      const values = all(name);
      if (values.length === 0 || values.includes('')) throw missing(name);
      if (values.length > limit) {
        throw new EwpProblem(
          400,
          `The parameter ${name} may be given ${limit} times; it came ${values.length} times.`,
        );
      }
      return values;
    },
  };
}

function missing(name: string): EwpProblem {
  return new EwpProblem(400, `The parameter ${name} is required.`);
}

import { EwpProblem } from './ewpProblem.ts';

/** Parameters of a call; names and values count letter by letter, and names that an endpoint does not know are left alone. */
export type Parameters = {
  /** All values of a repeatable parameter, in order. */
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
  const all = (name: string) => params.getAll(name);
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

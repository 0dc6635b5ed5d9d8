export const COMPARISON_OPERATORS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const;
export type ComparisonOperator = (typeof COMPARISON_OPERATORS)[number];

/** Functions of the filter language, with the fewest and the most arguments that they take. */
export const FILTER_FUNCTIONS = {
  indexof: [2, 2],
  substring: [2, 3],
  startswith: [2, 2],
  endswith: [2, 2],
  contains: [2, 2],
  length: [1, 1],
  tolower: [1, 1],
  toupper: [1, 1],
  trim: [1, 1],
  concat: [2, 2],
  year: [1, 1],
  month: [1, 1],
  day: [1, 1],
  hour: [1, 1],
  minute: [1, 1],
} as const satisfies Record<string, readonly [least: number, most: number]>;
export type FilterFunction = keyof typeof FILTER_FUNCTIONS;

/** Members from the queried record on, `['institutions', 'country']`. */
export type Path = readonly string[];

/** Value as it was written; the member that it is compared with decides what is made of it. */
export type Literal = {
  readonly kind: 'literal';
  readonly type: 'text' | 'number' | 'boolean' | 'date' | 'null';
  readonly text: string;
  readonly at: number;
};

export type Operand =
  | { readonly kind: 'path'; readonly path: Path; readonly at: number }
  | {
      readonly kind: 'call';
      readonly name: FilterFunction;
      readonly args: readonly Operand[];
      readonly at: number;
    }
  | Literal;

/** A parsed `$filter`; `at` counts characters from 0. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly terms: readonly Condition[] }
  | { readonly kind: 'not'; readonly term: Condition }
  | {
      readonly kind: 'compare';
      readonly operator: ComparisonOperator;
      readonly left: Operand;
      readonly right: Operand;
      readonly at: number;
    }
  | {
      readonly kind: 'in';
      readonly operand: Operand;
      readonly values: readonly Literal[];
      readonly at: number;
    }
  /** A truth value that stands alone, `contains(name,'x')` or `isActive`. */
  | { readonly kind: 'test'; readonly operand: Operand; readonly at: number };

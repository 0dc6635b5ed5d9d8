/** Bounds of one query, so that no request can occupy the server for long. */
export const QUERY_LIMITS = {
  /** Characters of any one option. */
  optionLength: 8_000,
  /** Parentheses, `not` and function calls inside one another. */
  filterDepth: 20,
  /** Comparisons and members of `in` lists in one filter. */
  comparisons: 100,
  /** Functions in one filter. */
  calls: 50,
  /** Members that one `$orderby` or `$groupby` names. */
  sortKeys: 20,
  /** Members named by one `$select` or `$expand`. */
  members: 100,
  /** Links in one path, as in `departmentalCoordinatorContacts/department/institution`. */
  pathLength: 5,
  /** `$expand` inside `$expand`; also the most that `$levels` may ask for. */
  expandDepth: 4,
  /** Characters of a number. */
  numberLength: 40,
  /** Longest alias; PostgreSQL cuts longer names. */
  aliasLength: 60,
} as const;

/** Rows of a list that names no `$top`. Source: the data API's protocol. */
export const DEFAULT_TOP = 30;

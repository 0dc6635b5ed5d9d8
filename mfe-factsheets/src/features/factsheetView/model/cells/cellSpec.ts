import { urlsShape } from 'shared-contracts/institutions/members/contactShapes.ts';
import type { Field } from 'shared-contracts/members/entity.ts';
import { isRequiredAt } from 'shared-contracts/members/requiredWhen.ts';

/**
 * How the value of a cell is typed.
 *
 * - text, email, tel, url: one line; lines: several
 * - day: a day of the year as `--MM-DD`; weeks: see `weeksLimit.ts`
 * - choice: one of a few texts; department: one of the local institution's, by its id
 * - urls: a list of web addresses, of which one stays
 */
export type CellKind =
  'text' | 'email' | 'tel' | 'url' | 'lines' | 'day' | 'weeks' | 'choice' | 'department' | 'urls';

export type CellChoice = { readonly value: string; readonly label: string };

/** - maxLength: in characters; options: of a choice; isOffNetwork: the network has no place for it */
export type CellField = {
  readonly member: string;
  readonly kind: CellKind;
  readonly maxLength: number;
  readonly isRequired: boolean;
  readonly options: readonly CellChoice[];
  readonly isOffNetwork?: boolean;
};

/**
 * A value of the factsheet that is edited where it stands.
 *
 * - path: from the factsheet on, with the ids of rows, as in `accessibilities.7.info.email`
 */
export type CellSpec = { readonly path: string; readonly field: CellField };

/** From here on a text has several lines. */
const LONG_TEXT = 1000;
/** For what is typed as a text and is none: a number of weeks, a day. */
const SHORT_TEXT = 40;

/** Makes the cell of a member; what its properties do not say is said besides. */
export function cellOf(path: string, field: Field, besides: Partial<CellField> = {}): CellSpec {
  return { path, field: { ...cellField(path.slice(path.lastIndexOf('.') + 1), field), ...besides } };
}

/** Makes the field of a member. */
export function cellField(member: string, field: Field): CellField {
  return {
    member,
    kind: kindOf(field),
    maxLength: field.maxLength ?? SHORT_TEXT,
    isRequired: isRequiredAt(field, 'filled-in'),
    options: [],
  };
}

function kindOf({ type, format, shape, maxLength = 0 }: Field): CellKind {
  if (shape === urlsShape) return 'urls';
  if (type === 'monthDay') return 'day';
  if (type === 'integer') return 'weeks';
  if (format === 'email') return 'email';
  if (format === 'web-address') return 'url';
  if (format !== undefined) return 'tel';
  return maxLength > LONG_TEXT ? 'lines' : 'text';
}

import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';

/** Lists of which each row is told from the others by its id. */
export const ROW_LISTS = ['additionalRequirements', 'accessibilities', 'additionalInfos'] as const;
export type RowList = (typeof ROW_LISTS)[number];

/** `$state` of a row that a save names by itself: the others of its list stay as they are. */
export const ROW_STATE = { inserted: 1, updated: 2, removed: 4 } as const;

type Part = Readonly<Record<string, unknown>>;

/** Reads what stands at a path; undefined where there is nothing. */
export function valueAt(sheet: FactsheetView, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => partOf(part, name), sheet);
}

/** Tells whether a cell has its place still: a row may have been removed. */
export function isInPlace(sheet: FactsheetView, path: string): boolean {
  const [list = '', id = ''] = path.split('.');
  return !isRowList(list) || valueAt(sheet, `${list}.${id}`) !== undefined;
}

/** Tells whether a member is a list of rows. */
export function isRowList(member: string): member is RowList {
  return ROW_LISTS.some((list) => list === member);
}

/**
 * Writes the body of a save that changes one value and nothing else; of the records that others have too, with their own version.
 *
 * - value: as it is sent; null for none
 */
export function bodyAt(sheet: FactsheetView, path: string, value: unknown): Part {
  const [member = '', ...below] = path.split('.');
  if (below.length === 0) return { [member]: value };
  if (isRowList(member)) {
    const [id, name = '', inner] = below;
    const before = valueAt(sheet, `${member}.${id}.${name}`);
    // What is told of a service is one value, and is sent as a whole.
    const sent = inner === undefined ? value : { ...given(before), [inner]: value };
    return { [member]: [{ id: Number(id), $state: ROW_STATE.updated, [name]: sent }] };
  }
  const { id, dateModified } = asPart(valueAt(sheet, member));
  return {
    [member]: {
      ...(id === undefined ? {} : { id }),
      ...(dateModified === undefined ? {} : { dateModified }),
      [below.join('.')]: value,
    },
  };
}

/** Members that say something: one that is empty is not named, so that nobody is asked for it. */
function given(value: unknown): Part {
  return Object.fromEntries(
    Object.entries(asPart(value)).filter(([, inner]) => inner != null && inner !== ''),
  );
}

function partOf(part: unknown, name: string): unknown {
  if (Array.isArray(part)) return part.find((row) => asPart(row).id === Number(name));
  return asPart(part)[name];
}

function asPart(value: unknown): Part {
  return typeof value === 'object' && value !== null ? (value as Part) : {};
}

import type { Conflict, ConflictItem, ConflictShape } from './conflictShape.ts';
import { entryPlaces, valueAt } from './entryPlaces.ts';
import { recognise } from './recognise.ts';
import { isSame } from './sameValue.ts';

export type Choice = 'mine' | 'theirs';

/**
 * One place that somebody else changed and that now differs from what stands here.
 *
 * - path: names it, `startYear`, `calendar/springTerm`, `contacts/contact-7/email`, or `rows/row-3` for all of an entry
 * - list, item: where it belongs to an entry; item as it is here, or else as it is there
 * - member: `calendar.springTerm` of a record within the record; undefined for an entry that is there on one side alone; its value on the other side is undefined
 * - isBoth: it was changed here too
 */
export type Difference = {
  readonly path: string;
  readonly list?: string;
  readonly item?: ConflictItem;
  readonly member?: string;
  readonly opened: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly isBoth: boolean;
};

const ALWAYS_HIDDEN: readonly string[] = ['key', 'id'];

/** Lists what somebody else changed since the form was opened, wherever it differs from what stands here. */
export function differencesOf<Form>(
  between: Conflict<Form>,
  shape: ConflictShape<Form>,
): readonly Difference[] {
  const { fields, parts = [], lists = [], hidden = [] } = shape;
  const conflict = recognise(between, shape);
  const changed = fields
    .map((field) => ({
      path: field,
      member: field,
      opened: conflict.opened[field],
      mine: conflict.mine[field],
      theirs: conflict.theirs[field],
    }))
    .filter(({ mine, theirs, opened }) => !isSame(mine, theirs) && !isSame(theirs, opened));
  const hiddenMembers = [...ALWAYS_HIDDEN, ...hidden];
  return [
    ...changed.map((field) => ({ ...field, isBoth: !isSame(field.mine, field.opened) })),
    ...parts.flatMap((part) => partDifferences(part, conflict, hiddenMembers)),
    ...lists.flatMap((list) =>
      keysOf(list, conflict).flatMap((key) =>
        itemDifferences(list, key, conflict, { ...shape, hidden: hiddenMembers }),
      ),
    ),
  ];
}

/** What is taken where nobody has chosen: theirs where it was left alone here, and otherwise what was typed here. */
export function firstChoice({ isBoth }: Difference): Choice {
  return isBoth ? 'mine' : 'theirs';
}

/** Puts both sides together: everything that only one of them changed, and for each difference what was chosen, by its path. */
export function mergeForms<Form>(
  between: Conflict<Form>,
  shape: ConflictShape<Form>,
  choices: ReadonlyMap<string, Choice> = new Map(),
): Form {
  const conflict = recognise(between, shape);
  const { mine, theirs } = conflict;
  const differences = new Map(
    differencesOf(conflict, shape).map((difference) => [difference.path, difference]),
  );
  const isTheirs = (path: string) => {
    const difference = differences.get(path);
    return difference !== undefined && (choices.get(path) ?? firstChoice(difference)) === 'theirs';
  };
  const merged = { ...mine };
  for (const field of shape.fields) {
    if (!isTheirs(field)) continue;
    for (const taken of [field, ...(shape.along?.[field] ?? [])]) merged[taken] = theirs[taken];
  }
  for (const part of shape.parts ?? []) {
    const members = Object.entries(theirs[part] as Part).filter(
      ([member]) => member === 'id' || isTheirs(`${part}/${member}`),
    );
    merged[part] = { ...mine[part], ...Object.fromEntries(members) };
  }
  for (const list of shape.lists ?? []) {
    const items = keysOf(list, conflict).flatMap((key) =>
      mergedItem(list, key, conflict, { ...shape, isTheirs }),
    );
    // A list that was switched on and has no entry yet stays switched on. Every entry is taken from one of two forms.
    merged[list] = (items.length === 0 && mine[list] === null ? null : items) as Form[typeof list];
  }
  return merged;
}

function mergedItem<Form>(
  list: keyof Form & string,
  key: string,
  conflict: Conflict<Form>,
  { ends, isTheirs }: Pick<ConflictShape<Form>, 'ends'> & { readonly isTheirs: (path: string) => boolean },
): readonly ConflictItem[] {
  const mine = itemOf(conflict.mine, list, key);
  const theirs = itemOf(conflict.theirs, list, key);
  if (mine === undefined || theirs === undefined) {
    const taken = isTheirs(`${list}/${key}`) ? theirs : mine;
    return taken === undefined ? [] : [taken];
  }
  const taken = entryPlaces(mine, theirs, ends?.[list])
    .filter(({ member }) => isTheirs(`${list}/${key}/${member}`))
    .flatMap(({ members }) => members);
  return [{ ...mine, ...Object.fromEntries(taken.map((member) => [member, theirs[member]])) }];
}

/** The shape names records within the form alone. */
type Part = Readonly<Record<string, unknown>>;

function partDifferences<Form>(
  part: keyof Form & string,
  conflict: Conflict<Form>,
  hidden: readonly string[],
): readonly Difference[] {
  const [opened, mine, theirs] = [conflict.opened[part], conflict.mine[part], conflict.theirs[part]] as [
    Part,
    Part,
    Part,
  ];
  return Object.keys(theirs)
    .filter((member) => !hidden.includes(member))
    .filter((member) => !isSame(mine[member], theirs[member]) && !isSame(theirs[member], opened[member]))
    .map((member) => ({
      path: `${part}/${member}`,
      member: `${part}.${member}`,
      opened: opened[member],
      mine: mine[member],
      theirs: theirs[member],
      isBoth: !isSame(mine[member], opened[member]),
    }));
}

function itemDifferences<Form>(
  list: keyof Form & string,
  key: string,
  conflict: Conflict<Form>,
  { ends, hidden = [] }: Pick<ConflictShape<Form>, 'ends' | 'hidden'>,
): readonly Difference[] {
  const opened = itemOf(conflict.opened, list, key);
  const mine = itemOf(conflict.mine, list, key);
  const theirs = itemOf(conflict.theirs, list, key);
  const item = mine ?? theirs;
  if (item === undefined || isSame(theirs, opened) || isSame(mine, theirs)) return [];
  if (mine === undefined || theirs === undefined) {
    return [{ path: `${list}/${key}`, list, item, opened, mine, theirs, isBoth: !isSame(mine, opened) }];
  }
  return entryPlaces(mine, theirs, ends?.[list])
    .filter(({ member }) => !hidden.includes(member))
    .map((place) => ({
      path: `${list}/${key}/${place.member}`,
      list,
      item,
      member: place.member,
      opened: valueAt(opened, place),
      mine: valueAt(mine, place),
      theirs: valueAt(theirs, place),
    }))
    .filter((place) => !isSame(place.mine, place.theirs) && !isSame(place.theirs, place.opened))
    .map((place) => ({ ...place, isBoth: !isSame(place.mine, place.opened) }));
}

function keysOf<Form>(list: keyof Form & string, { mine, theirs }: Conflict<Form>): readonly string[] {
  return [...new Set([...itemsOf(mine, list), ...itemsOf(theirs, list)].map(({ key }) => key))];
}

function itemOf<Form>(form: Form, list: keyof Form & string, key: string): ConflictItem | undefined {
  return itemsOf(form, list).find((item) => item.key === key);
}

function itemsOf<Form>(form: Form, list: keyof Form & string): readonly ConflictItem[] {
  // The shape names lists of entries alone.
  return (form[list] ?? []) as readonly ConflictItem[];
}

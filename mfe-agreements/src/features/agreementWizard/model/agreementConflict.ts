import { MOBILITY_LISTS } from 'shared-contracts/entities/agreementItem.ts';
import type { AgreementForm } from './agreementForm.ts';
import { isSame } from './sameValue.ts';

/** The three states of an agreement that two people change: as it was opened, as it was typed here, as it is now on the server. */
export type AgreementConflict = {
  readonly opened: AgreementForm;
  readonly mine: AgreementForm;
  readonly theirs: AgreementForm;
};

const LISTS = ['localContacts', 'partnerContacts', ...MOBILITY_LISTS] as const;
export type ItemList = (typeof LISTS)[number];
const FIELDS = ['startYear', 'endYear', 'institution', 'comments'] as const;

/** One contact or row, by the names of its members. */
export type ConflictItem = { readonly key: string } & Readonly<Record<string, unknown>>;
export type Choice = 'mine' | 'theirs';

/**
 * One place that somebody else changed and that now differs from what stands here.
 *
 * - path: names it, `startYear`, `partnerContacts/contact-7/email`, or `staffMobilitiesForTeaching/row-3` for all of an item
 * - list, item: where it belongs to a contact or row; item as it is here, or else as it is there
 * - member: undefined for an item that is there on one side alone; its value on the other side is undefined
 * - isBoth: it was changed here too
 */
export type Difference = {
  readonly path: string;
  readonly list?: ItemList;
  readonly item?: ConflictItem;
  readonly member?: string;
  readonly opened: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly isBoth: boolean;
};

/** What a person does not see of an item, or sees by another member. */
const HIDDEN_MEMBERS: readonly string[] = ['key', 'id', 'phoneAsGiven'];

/** Lists what somebody else changed since the form was opened, wherever it differs from what stands here. */
export function differencesOf(conflict: AgreementConflict): readonly Difference[] {
  const fields = FIELDS.map((field) => ({
    path: field,
    member: field,
    opened: conflict.opened[field],
    mine: conflict.mine[field],
    theirs: conflict.theirs[field],
  }));
  const changed = fields.filter(
    ({ mine, theirs, opened }) => !isSame(mine, theirs) && !isSame(theirs, opened),
  );
  return [
    ...changed.map((field) => ({ ...field, isBoth: !isSame(field.mine, field.opened) })),
    ...LISTS.flatMap((list) => keysOf(list, conflict).flatMap((key) => itemDifferences(list, key, conflict))),
  ];
}

/** What is taken where nobody has chosen: theirs where it was left alone here, and otherwise what was typed here. */
export function firstChoice({ isBoth }: Difference): Choice {
  return isBoth ? 'mine' : 'theirs';
}

/** Puts both sides together: everything that only one of them changed, and for each difference what was chosen. */
export function mergeForms(conflict: AgreementConflict, choices: ReadonlyMap<string, Choice>): AgreementForm {
  const { mine, theirs } = conflict;
  const differences = new Map(differencesOf(conflict).map((difference) => [difference.path, difference]));
  const isTheirs = (path: string) => {
    const difference = differences.get(path);
    return difference !== undefined && (choices.get(path) ?? firstChoice(difference)) === 'theirs';
  };
  const merged: Record<string, unknown> = { ...mine };
  for (const field of FIELDS) if (isTheirs(field)) merged[field] = theirs[field];
  if (isTheirs('institution')) merged['country'] = theirs.country;
  for (const list of LISTS) {
    const items = keysOf(list, conflict).flatMap((key) => mergedItem(list, key, conflict, isTheirs));
    // A list that was switched on and has no row yet stays switched on.
    merged[list] = items.length === 0 && mine[list] === null ? null : items;
  }
  // Every member is taken from one of two forms.
  return merged as AgreementForm;
}

function mergedItem(
  list: ItemList,
  key: string,
  conflict: AgreementConflict,
  isTheirs: (path: string) => boolean,
): readonly ConflictItem[] {
  const mine = itemOf(conflict.mine, list, key);
  const theirs = itemOf(conflict.theirs, list, key);
  if (mine === undefined || theirs === undefined) {
    const taken = isTheirs(`${list}/${key}`) ? theirs : mine;
    return taken === undefined ? [] : [taken];
  }
  const members = Object.keys(theirs).filter((member) => isTheirs(`${list}/${key}/${member}`));
  return [{ ...mine, ...Object.fromEntries(members.map((member) => [member, theirs[member]])) }];
}

function itemDifferences(list: ItemList, key: string, conflict: AgreementConflict): readonly Difference[] {
  const opened = itemOf(conflict.opened, list, key);
  const mine = itemOf(conflict.mine, list, key);
  const theirs = itemOf(conflict.theirs, list, key);
  const item = mine ?? theirs;
  if (item === undefined || isSame(theirs, opened) || isSame(mine, theirs)) return [];
  if (mine === undefined || theirs === undefined) {
    return [{ path: `${list}/${key}`, list, item, opened, mine, theirs, isBoth: !isSame(mine, opened) }];
  }
  return Object.keys(theirs)
    .filter((member) => !HIDDEN_MEMBERS.includes(member))
    .filter((member) => !isSame(mine[member], theirs[member]) && !isSame(theirs[member], opened?.[member]))
    .map((member) => ({
      path: `${list}/${key}/${member}`,
      list,
      item,
      member,
      opened: opened?.[member],
      mine: mine[member],
      theirs: theirs[member],
      isBoth: !isSame(mine[member], opened?.[member]),
    }));
}

function keysOf(list: ItemList, { mine, theirs }: AgreementConflict): readonly string[] {
  return [...new Set([...itemsOf(mine, list), ...itemsOf(theirs, list)].map(({ key }) => key))];
}

function itemOf(form: AgreementForm, list: ItemList, key: string): ConflictItem | undefined {
  return itemsOf(form, list).find((item) => item.key === key);
}

function itemsOf(form: AgreementForm, list: ItemList): readonly ConflictItem[] {
  return form[list] ?? [];
}

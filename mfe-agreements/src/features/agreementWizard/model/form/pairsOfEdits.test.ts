import {
  differencesOf,
  firstChoice,
  isSame,
  mergeForms,
  type Choice,
  type Difference,
  type ConflictItem,
} from 'shared-record/model';
import { randomNumbers } from '../../../../testing/randomNumbers.ts';
import { AGREEMENT_SHAPE } from './agreementConflict.ts';
import type { AgreementForm } from './agreementForm.ts';
import { EDITS, OPENED } from '../../testing/agreementEdits.ts';

const ENDS = ['fromInstitution', 'toInstitution', 'fromDepartment', 'toDepartment'] as const;
const LISTS = AGREEMENT_SHAPE.lists ?? [];
type List = (typeof LISTS)[number];
const entriesOf = (form: AgreementForm, list: List) => (form[list] ?? []) as readonly ConflictItem[];

/** The form of what the server has stored: what is new gets a record, and so does a changed contact, as other agreements share the old one. */
function saved(form: AgreementForm): AgreementForm {
  let next = 900;
  const stored = (list: List) =>
    entriesOf(form, list).map((entry) => {
      const before = entriesOf(OPENED, list).find(({ key }) => key === entry.key);
      const isContact = 'email' in entry;
      if (before !== undefined && (!isContact || isSame(before, entry))) return entry;
      next += 1;
      return isContact ? { ...entry, id: next, key: `contact-${next}` } : { ...entry, key: `row-${next}` };
    });
  const lists = LISTS.map((list) => [list, form[list] === null ? [] : stored(list)]);
  return { ...form, ...Object.fromEntries(lists) };
}

/** What an entry says, whatever record it has. */
const said = ({ key: _key, id: _id, ...rest }: ConflictItem) => JSON.stringify(rest);
const times = (form: AgreementForm, list: List, text: string) =>
  entriesOf(form, list).filter((entry) => said(entry) === text).length;

const PAIRS = Object.keys(EDITS).flatMap((mine) =>
  Object.keys(EDITS).map((theirs) => [mine, theirs] as const),
);
const WAYS = ['as proposed', 'all mine', 'all theirs', 'by chance', 'by another chance'] as const;

describe.each(PAIRS)('one %s and the other %s', (first, second) => {
  const mine = EDITS[first]!(OPENED, 'mine');
  const theirs = saved(EDITS[second]!(OPENED, 'theirs'));
  const conflict = { opened: OPENED, mine, theirs };
  const differences = differencesOf(conflict, AGREEMENT_SHAPE);

  test('shows nothing as absent that is there', () => {
    const absent = differences.filter(({ list, member }) => list !== undefined && member === undefined);
    for (const { list, mine: here, theirs: there } of absent) {
      const other = here === undefined ? mine : theirs;
      const entry = (here ?? there) as ConflictItem;
      const same = entriesOf(other, list as List).filter(
        (each) => said(each) === said(entry) && each.key === entry.key,
      );
      expect(same).toEqual([]);
      if ('email' in entry)
        expect(entriesOf(other, list as List).map((each) => each['email'])).not.toContain(entry['email']);
    }
  });

  test.each(WAYS)('stores what was chosen, once, and loses nothing unsaid: %s', (way) => {
    const choices = chosenBy(way, differences, `${first} ${second} ${way}`.length);
    const merged = mergeForms(conflict, AGREEMENT_SHAPE, choices);

    expect(differencesOf({ opened: theirs, mine: merged, theirs }, AGREEMENT_SHAPE)).toEqual([]);
    for (const difference of differences) {
      expect(atPlace(merged, difference)).toEqual(difference[choices.get(difference.path)!]);
    }
    for (const list of LISTS) {
      expect(repeated(merged, list, [mine, theirs])).toEqual([]);
      expect(unsaid(mine, list, { merged, differences })).toEqual([]);
      expect(unsaid(theirs, list, { merged, differences })).toEqual([]);
    }
    expect([...endsOf(mine), ...endsOf(theirs)]).toEqual(expect.arrayContaining(endsOf(merged)));
  });
});

function chosenBy(
  way: (typeof WAYS)[number],
  differences: readonly Difference[],
  seed: number,
): ReadonlyMap<string, Choice> {
  const random = randomNumbers(seed);
  const choose = (difference: Difference): Choice => {
    if (way === 'as proposed') return firstChoice(difference);
    if (way === 'all mine') return 'mine';
    return way === 'all theirs' || random() < 0.5 ? 'theirs' : 'mine';
  };
  return new Map(differences.map((difference) => [difference.path, choose(difference)]));
}

/** What the result has at the place of a difference. */
function atPlace(form: AgreementForm, { path, list, member, mine }: Difference): unknown {
  if (list === undefined) return form[path as 'startYear'];
  const entry = entriesOf(form, list as List).find(({ key }) => key === path.split('/')[1]);
  if (member === undefined) return entry;
  const isOfEnds = member === 'fromInstitution' && Array.isArray(mine);
  return isOfEnds ? ENDS.map((end) => entry?.[end]) : entry?.[member];
}

/** Entries that stand in the result more often than in either of the two, or twice under one key. */
function repeated(form: AgreementForm, list: List, both: readonly AgreementForm[]): readonly ConflictItem[] {
  const entries = entriesOf(form, list);
  return entries.filter((entry, index) => {
    const most = Math.max(...both.map((each) => times(each, list, said(entry))), 1);
    return (
      times(form, list, said(entry)) > most || entries.findIndex(({ key }) => key === entry.key) !== index
    );
  });
}

/** What one of the two added or changed, that the result lacks and no difference tells of. */
function unsaid(
  one: AgreementForm,
  list: List,
  { merged, differences }: { readonly merged: AgreementForm; readonly differences: readonly Difference[] },
): readonly ConflictItem[] {
  const told = differences.flatMap((difference) => (difference.list === list ? (difference.item ?? []) : []));
  return entriesOf(one, list).filter(
    (entry) =>
      times(OPENED, list, said(entry)) < times(one, list, said(entry)) &&
      times(merged, list, said(entry)) < times(one, list, said(entry)) &&
      !told.some((item) => item.key === entry.key || said(item) === said(entry)) &&
      // Members that only one of the two changed stand side by side in one entry.
      !hasAll(merged, list, changesOf(entry, list)),
  );
}

function changesOf(entry: ConflictItem, list: List): ReadonlyArray<readonly [string, unknown]> {
  const before = entriesOf(OPENED, list).find(({ key }) => key === entry.key) ?? entriesOf(OPENED, list)[0];
  return Object.entries(entry).filter(
    ([member, value]) => member !== 'key' && member !== 'id' && !isSame(value, before?.[member]),
  );
}

function hasAll(
  form: AgreementForm,
  list: List,
  members: ReadonlyArray<readonly [string, unknown]>,
): boolean {
  return entriesOf(form, list).some((entry) =>
    members.every(([member, value]) => isSame(entry[member], value)),
  );
}

/** From where to where the rows lead, with both departments. */
function endsOf(form: AgreementForm): readonly string[] {
  return entriesOf(form, 'studentMobilitiesForStudies').map((entry) =>
    JSON.stringify(ENDS.map((end) => entry[end])),
  );
}

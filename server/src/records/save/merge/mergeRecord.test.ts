import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { MODEL } from '../../../data/sets/model.ts';
import type { BodyObject } from '../posted/body.ts';
import { mergeRecord } from './mergeRecord.ts';
import { parseMembers } from '../posted/parseMembers.ts';
import type { Key } from '../../model/key.ts';
import type { ParsedMembers, Reference } from '../posted/parsedMembers.ts';
import type { StoredRecord } from '../stored/storedRecord.ts';

const AGREEMENTS = MODEL.MobilityAgreements;

/** Every reference names the record whose id it gives. */
function resolveAll(members: ParsedMembers): Map<Reference, Key> {
  const own = [...members.references.values()].filter((reference) => reference !== null);
  const linked = [...members.links.values()].flatMap(({ items }) => items.map(({ reference }) => reference));
  const below = [...members.children.values()].flatMap(({ items }) =>
    items.flatMap((item) => [...resolveAll(item.members)]),
  );
  return new Map([
    ...[...own, ...linked].flatMap((reference) =>
      'value' in reference ? [[reference, reference.value] as const] : [],
    ),
    ...below,
  ]);
}

function merge(before: StoredRecord | null, body: BodyObject): Record<string, unknown> {
  const errors: FieldError[] = [];
  const members = parseMembers(AGREEMENTS, body, '', errors);
  expect(errors).toEqual([]);
  return mergeRecord(AGREEMENTS, before, members, resolveAll(members));
}

const row = (id: number, change: object = {}): StoredRecord => ({
  id,
  mobilitiesPerYear: 1,
  otherInfoTerms: null,
  totalDaysPerYear: 5,
  fromInstitution: 1,
  fromDepartment: null,
  toInstitution: 2,
  toDepartment: null,
  subjectAreasWithClarifications: [],
  recommendedLanguageSkills: [],
  ...change,
});

const stored: StoredRecord = {
  ...merge(null, { startYear: 2026, endYear: 2027, institutions: [2, 1], comments: 'x' }),
  id: 9,
  staffMobilitiesForTeaching: [row(1), row(2)],
};

describe('mergeRecord', () => {
  test('gives a new record its defaults', () => {
    expect(merge(null, { createdAtMobisisApp: null })).toMatchObject({
      localStatus: 0,
      isDeleted: false,
      createdAtMobisisApp: true,
      comments: null,
      institutions: [],
    });
  });

  test('keeps what the body does not name', () => {
    expect(merge(stored, { comments: null })).toEqual({ ...stored, comments: null });
  });

  test('never takes what the server sets from the body', () => {
    expect(merge(stored, { isSample: true, dateCreated: '2020-01-01T00:00:00Z' })).toEqual(stored);
  });

  test('sorts linked ids and drops doubles', () => {
    expect(merge(stored, { institutions: [3, { id: 1 }, '3'] })).toMatchObject({ institutions: [1, 3] });
  });

  test('adds and removes single links when one of them carries $state', () => {
    expect(merge(stored, { institutions: [{ id: 1, $state: 4 }, { id: 7 }] })).toMatchObject({
      institutions: [2, 7],
    });
    expect(merge(stored, { institutions: [] })).toMatchObject({ institutions: [] });
  });

  test('keeps stored children when the same ones come without their ids', () => {
    const withoutIds = [row(1), row(2)].map(({ id: _id, ...rest }) => rest);
    expect(merge(stored, { staffMobilitiesForTeaching: withoutIds })).toEqual(stored);
  });

  test('takes children with foreign or repeated ids as new ones', () => {
    const merged = merge(stored, {
      staffMobilitiesForTeaching: [{ id: 2, totalDaysPerYear: 8 }, { ...row(2) }, { ...row(77) }],
    });
    expect(merged.staffMobilitiesForTeaching).toMatchObject([
      { id: 2, totalDaysPerYear: 8, toInstitution: 2 },
      { totalDaysPerYear: 5 },
      { totalDaysPerYear: 5 },
    ]);
    expect(merged.staffMobilitiesForTeaching).not.toContainEqual(expect.objectContaining({ id: 77 }));
  });

  test('changes, removes and adds single children when one of them carries $state', () => {
    const merged = merge(stored, {
      staffMobilitiesForTeaching: [
        { id: 1, $state: 4 },
        { id: 2, totalDaysPerYear: 9 },
        { ...row(0), id: null },
      ],
    });
    expect(merged.staffMobilitiesForTeaching).toMatchObject([
      { id: 2, totalDaysPerYear: 9 },
      { totalDaysPerYear: 5 },
    ]);
  });

  describe('rows that come without ids', () => {
    const { id: _first, ...one } = row(1, { otherInfoTerms: 'one' });
    const { id: _second, ...two } = row(2, { otherInfoTerms: 'two', totalDaysPerYear: 8 });
    const before = {
      ...stored,
      staffMobilitiesForTeaching: [
        { ...one, id: 1 },
        { ...two, id: 2 },
      ],
    };
    const posted = (rows: readonly object[]) =>
      (
        merge(before, { staffMobilitiesForTeaching: rows })['staffMobilitiesForTeaching'] as StoredRecord[]
      ).map(({ id, totalDaysPerYear }) => [id, totalDaysPerYear]);

    test('are the rows that they were, whatever their order and what was changed in them', () => {
      expect(posted([two, { ...one, totalDaysPerYear: 20 }])).toEqual([
        [2, 8],
        [1, 20],
      ]);
    });

    test('take each id once: a copy comes in the place of the row that went, a row like no other is new', () => {
      const other = { fromInstitution: 2, toInstitution: 1, mobilitiesPerYear: 9, totalDaysPerYear: 60 };
      expect(posted([one, one, { ...other, otherInfoTerms: 'new' }])).toEqual([
        [1, 5],
        [2, 5],
        [undefined, 60],
      ]);
    });
  });
});

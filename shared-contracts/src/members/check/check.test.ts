import { rolesShape } from '../../institutions/members/contactShapes.ts';
import * as z from 'zod/mini';
import { CONTACT } from '../../institutions/members/contact.ts';
import { checkOf, checkWhole } from './check.ts';
import type { Entity } from '../entity.ts';
import { FACTSHEET } from '../../factsheets/members/factsheet.ts';
import { fieldCheck, numberCheck } from './fieldCheck.ts';

/** A member of each kind, required at each stage. */
const SAMPLE = {
  set: 'MobilityContacts',
  fields: {
    name: { type: 'text', maxLength: 5, requiredWhen: 'stored', isTechnical: true },
    email: { type: 'text', maxLength: 20, format: 'email', requiredWhen: 'posted', isTechnical: true },
    level: { type: 'text', oneOf: ['A1', 'B1'], requiredWhen: 'filled-in', isTechnical: true },
    months: {
      type: 'number',
      decimals: 2,
      minimum: 2,
      maximum: 60,
      requiredWhen: 'submitted',
      isTechnical: true,
    },
    people: { type: 'integer', maximum: 9, isTechnical: true },
    isBlended: { type: 'boolean', isTechnical: true },
    roles: { type: 'json', shape: rolesShape, requiredWhen: 'submitted', isTechnical: true },
    note: { type: 'text', maxLength: 3, isTechnical: true },
    dateModified: { type: 'dateTime', isServerSet: true, isTechnical: true },
  },
  links: {
    country: { kind: 'toOne', set: 'MobilityCountries', requiredWhen: 'stored', isTechnical: true },
    rows: {
      kind: 'ownedMany',
      set: 'StudentMobilitiesForStudies',
      maxItems: 2,
      requiredWhen: 'submitted',
      isTechnical: true,
    },
    calendar: {
      kind: 'ownedOne',
      set: 'MobilityFactsheetIncomingsCalendars',
      requiredWhen: 'submitted',
      isTechnical: true,
    },
  },
} as const satisfies Entity;

const ROW = {
  set: 'MobilityContacts',
  fields: { city: SAMPLE.fields.name },
  links: {},
} as const satisfies Entity;

const complete = {
  name: 'Eleni',
  email: 'a@example.org',
  level: 'B1',
  months: 4.35,
  people: 2,
  isBlended: false,
  roles: [{ value: 'x' }],
  note: '',
  country: { id: 3 },
  rows: [{ city: 'Graz' }],
  calendar: {},
};
const parts = { rows: checkWhole(ROW, 'submitted') };
const submitted = checkWhole(SAMPLE, 'submitted', parts);

const refusals = (schema: z.ZodMiniType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('checkWhole', () => {
  test('takes what is complete, cuts the spaces around texts, and gives references by their id', () => {
    const { name, country }: { name: string; country: number } = submitted.parse({
      ...complete,
      name: ' Eleni ',
    });
    expect([name, country]).toEqual(['Eleni', 3]);
  });

  test.each([
    ['stored', ['country', 'name']],
    ['posted', ['country', 'name', 'email']],
    ['filled-in', ['country', 'name', 'email', 'level']],
    ['submitted', ['country', 'rows', 'name', 'email', 'level', 'months', 'roles', 'calendar']],
  ] as const)('asks for what is required when a record is %s', (stage, members) => {
    expect(refusals(checkWhole(SAMPLE, stage, parts), {})).toEqual(
      members.map((member) => `${member}: required`),
    );
  });

  test.each([
    [{ name: '   ' }, ['name: required']],
    [{ name: 'Eleanor' }, ['name: too-long']],
    [{ name: '💥💥💥💥💥' }, []],
    [{ email: 'eleni' }, ['email: not-an-email']],
    [{ level: 'C1' }, ['level: not-in-list']],
    [{ level: '' }, ['level: required']],
    [{ months: Number.NaN }, ['months: not-a-number']],
    [{ months: 4.355 }, ['months: too-many-decimals']],
    [{ months: 1 }, ['months: too-small']],
    [{ people: 2.5 }, ['people: not-an-integer']],
    [{ people: 10 }, ['people: too-large']],
    [{ people: null, note: null, isBlended: undefined }, []],
    [{ note: 'long' }, ['note: too-long']],
    [{ roles: [] }, ['roles: required']],
    [{ country: 'Austria' }, ['country: required']],
    [{ rows: [] }, ['rows: required']],
    [{ rows: [{ city: 'Graz' }, { city: 'Wien' }, { city: 'Linz' }] }, ['rows: too-many']],
    [{ rows: [{ city: 'Graz' }, {}] }, ['rows.1.city: required']],
    [{ calendar: null }, ['calendar: required']],
    [{ dateModified: 5 }, []],
  ])('says of %j: %j', (change, expected) => {
    expect(refusals(submitted, { ...complete, ...change })).toEqual(expected);
  });

  test('checks items of a list that may be empty', () => {
    const schema = checkWhole(SAMPLE, 'filled-in', parts);
    expect(refusals(schema, { ...complete, rows: [] })).toEqual([]);
    expect(refusals(schema, { ...complete, rows: [{}] })).toEqual(['rows.0.city: required']);
  });
});

describe('checkOf', () => {
  test('looks at the members that are named, with a schema of its own for one that needs it', () => {
    const schema = checkOf(SAMPLE, ['note', 'people'], 'stored', {
      people: numberCheck(SAMPLE.fields.people).check(z.minimum(1, 'required')),
    });
    expect(refusals(schema, { note: 'long', people: 0 })).toEqual(['note: too-long', 'people: required']);
    const { people }: { people: number } = schema.parse({ people: 3, name: 7 });
    expect(people).toBe(3);
  });

  test('does not compile for a member that the entity does not have', () => {
    // @ts-expect-error No contact has a colour.
    expect(() => checkOf(CONTACT, ['familyName', 'colour'], 'posted')).toThrow('colour');
    // @ts-expect-error No factsheet has a colour.
    expect(() => checkWhole(FACTSHEET, 'posted', { colour: z.string() })).toThrow('colour');
    const whole = checkOf(CONTACT, ['familyName', 'phone'], 'posted');
    // @ts-expect-error A contact may have no phone.
    expect(() => whole.parse({ familyName: 'Ioannou' }).phone.length).toThrow();
  });
});

describe('fieldCheck', () => {
  test('asks for the field, whenever the entity does', () => {
    expect(refusals(fieldCheck(CONTACT.fields.address), ' ')).toEqual([': required']);
  });
});

import { pick, pickReadable, pickWhole } from '../reply/pick.ts';
import { AGREEMENT } from '../../agreements/members/agreement.ts';
import { CONTACT } from '../../institutions/members/contact.ts';
import type { Entity } from '../entity.ts';
import { formOf, wholeForm } from './formOf.ts';
import { readForm, type FormOf } from './formPart.ts';
import { listOf, listOrOff, objectForm, orNone, withUnsent } from './formParts.ts';
import { fieldForm } from './fieldForm.ts';
import { INSTITUTION } from '../../institutions/members/institution.ts';
import {
  LANGUAGE_SKILL_SUBJECT_AREA,
  ROW_LANGUAGE_SKILL,
  ROW_SUBJECT_AREA,
} from '../../agreements/members/mobilityRowParts.ts';
import { LANGUAGE, SUBJECT_AREA } from '../../reference/reference.ts';

const area = wholeForm(ROW_SUBJECT_AREA);
const skill = wholeForm(ROW_LANGUAGE_SKILL, {
  subjectAreaWithClarification: orNone(wholeForm(LANGUAGE_SKILL_SUBJECT_AREA)),
});
const contact = withUnsent(
  formOf(CONTACT, ['id', 'givenName', 'phone', 'roles'], {
    roles: listOf(objectForm({ value: fieldForm({ type: 'text', requiredWhen: 'posted' }) })),
  }),
  {
    phoneAsGiven: {
      ...fieldForm(CONTACT.fields.phone),
      read: ({ phone }: { readonly phone: string | null | undefined }) => phone ?? '',
    },
  },
);

/** An entity as a later release may have it. */
const LATER_SUBJECT_AREA = {
  ...ROW_SUBJECT_AREA,
  fields: {
    ...ROW_SUBJECT_AREA.fields,
    isMain: { type: 'boolean', default: true, isTechnical: true },
    credits: { type: 'number', isTechnical: true },
    dateModified: { type: 'dateTime', isServerSet: true, isAlwaysThere: true, isTechnical: true },
  },
} as const satisfies Entity;

describe('formOf', () => {
  test('gives a new one, with a list of its own each time', () => {
    const empty: FormOf<typeof contact> = contact.empty();
    expect(empty).toEqual({ phoneAsGiven: '', id: null, givenName: '', phone: '', roles: [] });
    expect(contact.empty().roles).not.toBe(empty.roles);
  });

  test('reads what is there, and what is missing as empty', () => {
    const reply = pickReadable(CONTACT, ['id', 'givenName', 'phone', 'roles']).schema.parse({
      id: 9,
      phone: '+30 2310',
      roles: [{ value: 'Signatory', language: 'en' }],
    });
    expect(readForm(contact, { ...reply, roles: [{ value: 'Signatory' }] })).toEqual({
      phoneAsGiven: '+30 2310',
      id: 9,
      givenName: '',
      phone: '+30 2310',
      roles: [{ value: 'Signatory' }],
    });
  });

  test('sends an id where there is one, and nothing that belongs to the browser', () => {
    const form = { ...contact.empty(), givenName: ' Eleni ', phoneAsGiven: '2310' };
    expect(contact.write(form)).toStrictEqual({ givenName: 'Eleni', phone: null, roles: [] });
    expect(contact.write({ ...form, id: 9 })).toMatchObject({ id: 9 });
  });

  test('holds records within the record, and gives back what it has read', () => {
    const reply = pick(ROW_LANGUAGE_SKILL, ['languageLevel', 'language', 'subjectAreaWithClarification'], {
      language: pick(LANGUAGE, ['id']),
      subjectAreaWithClarification: pick(LANGUAGE_SKILL_SUBJECT_AREA, ['clarification', 'subjectArea'], {
        subjectArea: pick(SUBJECT_AREA, ['id']),
      }),
    }).schema.parse({
      languageLevel: 'B2',
      language: { id: 9 },
      subjectAreaWithClarification: { subjectArea: { id: 421 }, clarification: 'Private law' },
    });
    const form = readForm(skill, reply);
    expect(form).toEqual({
      language: 9,
      languageLevel: 'B2',
      subjectAreaWithClarification: { subjectArea: 421, clarification: 'Private law' },
    });
    expect(skill.write(form)).toEqual(form);
    expect(skill.write(skill.empty())).toEqual({
      language: null,
      languageLevel: null,
      subjectAreaWithClarification: null,
    });
  });

  test('does not compile for a member that the entity lacks, that the server sets, or whose part is not said', () => {
    // @ts-expect-error No agreement has a colour.
    expect(() => formOf(AGREEMENT, ['colour'])).toThrow('colour');
    // @ts-expect-error The server dates its changes.
    formOf(AGREEMENT, ['dateModified']);
    // @ts-expect-error What rows have is not said.
    expect(() => formOf(AGREEMENT, ['studentMobilitiesForStudies'])).toThrow('studentMobilitiesForStudies');
    // @ts-expect-error What roles have is not said.
    expect(() => formOf(CONTACT, ['roles'])).toThrow('json');
    // @ts-expect-error A part for a member that the form has not.
    formOf(CONTACT, ['givenName'], { phone: fieldForm(CONTACT.fields.phone) });
  });

  test('does not compile for a reply that lacks a member, or has another in its place', () => {
    const reply = pickReadable(CONTACT, ['id', 'givenName', 'roles']).schema.parse({ id: 9, roles: [] });
    // @ts-expect-error The phone was not asked for.
    readForm(contact, { ...reply, roles: [{ value: 'Signatory' }] });
    const subjectArea = pick(ROW_SUBJECT_AREA, ['clarification', 'subjectArea'], {
      subjectArea: pickReadable(SUBJECT_AREA, ['code']),
    }).schema.parse({ subjectArea: { code: '0421' } });
    // @ts-expect-error The subject area comes without its id.
    expect(readForm(area, subjectArea)).toEqual({ subjectArea: null, clarification: '' });
    // @ts-expect-error A language is no text.
    skill.write({ ...skill.empty(), language: 'German' });
  });
});

describe('wholeForm', () => {
  const later = wholeForm(LATER_SUBJECT_AREA);

  test('has every member that a client may set, also those that the entity gains', () => {
    expect(later.empty()).toEqual({ subjectArea: null, clarification: '', isMain: true, credits: null });
    expect(later.write({ ...later.empty(), subjectArea: 421, credits: 1.5 })).toEqual({
      subjectArea: 421,
      clarification: null,
      isMain: true,
      credits: 1.5,
    });
    const form: { isMain: boolean; credits: number | null } = readForm(
      later,
      pickWhole(LATER_SUBJECT_AREA, { subjectArea: pick(SUBJECT_AREA, ['id']) }).schema.parse({
        id: 1,
        subjectArea: { id: 421 },
        isMain: false,
        dateModified: '2026-11-22T00:00:00.000Z',
      }),
    );
    expect(form).toEqual({ subjectArea: 421, clarification: '', isMain: false, credits: null });
  });

  test('does not compile without the part of what is no single value', () => {
    // @ts-expect-error What an area of a language skill has is not said.
    expect(() => wholeForm(ROW_LANGUAGE_SKILL)).toThrow('subjectAreaWithClarification');
    // @ts-expect-error An institution has no such member.
    wholeForm(ROW_SUBJECT_AREA, { colour: wholeForm(INSTITUTION) });
  });
});

describe('a draft', () => {
  const list = listOrOff(wholeForm(LATER_SUBJECT_AREA));

  test('is read as it was kept', () => {
    const kept = [{ subjectArea: 421, clarification: ' typed ', isMain: false, credits: null }];
    expect(list.schema.parse(kept)).toEqual(kept);
    expect(list.schema.parse(null)).toBeNull();
  });

  test('of an older release gets the empty value of a member that it lacks', () => {
    expect(list.schema.parse([{ subjectArea: 421, clarification: 'Law' }])).toEqual([
      { subjectArea: 421, clarification: 'Law', isMain: true, credits: null },
    ]);
  });

  test('is refused where a member holds something else', () => {
    expect(list.schema.safeParse([{ subjectArea: 'Law' }]).success).toBe(false);
  });
});

describe('listOrOff', () => {
  const { empty, read, write } = listOrOff(area);

  test('is off for something new, and for a record without entries', () => {
    expect(empty()).toBeNull();
    expect(read([])).toBeNull();
    expect(read(undefined)).toBeNull();
    expect(write(null)).toEqual([]);
  });

  test('reads and sends entry by entry', () => {
    const rows = read([{ subjectArea: { id: 421 }, clarification: null }]);
    expect(rows).toEqual([{ subjectArea: 421, clarification: '' }]);
    expect(write(rows)).toEqual([{ subjectArea: 421, clarification: null }]);
  });
});

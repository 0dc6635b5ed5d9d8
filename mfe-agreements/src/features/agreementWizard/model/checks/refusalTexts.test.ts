import type { FieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import { checkSteps } from 'shared-record/model';
import { fieldErrorText } from 'shared-ui/core';
import el from 'shared-ui/locales/el.json';
import en from 'shared-ui/locales/en.json';
import { buildStaffRow, buildStudentRow } from '../../../../testing/buildMobilityRows.ts';
import { buildAgreementItem } from '../../testing/buildAgreement.ts';
import type { AgreementForm } from '../form/agreementForm.ts';
import { toForm } from '../form/toForm.ts';
import { stepsOf } from '../wizardSteps.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const AREA = { clarification: 'Roman law', subjectArea: { id: 421, code: '0421', name: 'Law' } };
const PARTS = {
  subjectAreasWithClarifications: [AREA],
  recommendedLanguageSkills: [
    {
      languageLevel: 'B1',
      language: { id: 9, name: 'German', code: 'de' },
      subjectAreaWithClarification: AREA,
    },
  ],
  otherInfoTerms: 'None',
};

/** Something stands in every member. */
const FORM = toForm(
  buildAgreementItem({
    startYear: { id: 2027 },
    studentMobilitiesForStudies: [buildStudentRow(PARTS)],
    studentMobilitiesForTraineeship: [buildStudentRow({ ...PARTS, id: 502 })],
    staffMobilitiesForTeaching: [buildStaffRow(PARTS)],
    staffMobilitiesForTraining: [buildStaffRow({ ...PARTS, id: 602 })],
  }),
);

const LONG = 'a'.repeat(60_000);

/** What somebody may put in the place of a value, by the kind of member. */
const WRONG = {
  text: { nothing: '', 'a word': 'χψ', 'half an address': 'https://', 'too much': LONG },
  choice: { nothing: null },
  year: { nothing: null, 'long ago': 2014, 'too late': 2029 },
  number: {
    nothing: null,
    'no number': Number.NaN,
    '-5': -5,
    '0': 0,
    '1.5': 1.5,
    '2.555': 2.555,
    '61': 61,
    '100000': 100_000,
  },
  list: { nothing: [] },
} as const;

const NUMBERS = ['mobilitiesPerYear', 'totalMonthsPerYear', 'totalDaysPerYear'];

type Walked = { readonly path: readonly string[]; readonly kind: keyof typeof WRONG };

/** Lists every place of a form in which a value stands, or a list. */
function places(value: unknown, path: readonly string[] = []): readonly Walked[] {
  const name = path.at(-1) ?? '';
  if (typeof value === 'string') return [{ path, kind: 'text' }];
  if (typeof value === 'number') {
    if (NUMBERS.includes(name)) return [{ path, kind: 'number' }];
    return [{ path, kind: name.endsWith('Year') ? 'year' : 'choice' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([name, part]) => places(part, [...path, name]));
  return Array.isArray(value) ? [{ path, kind: 'list' }, ...within] : within;
}

function withValue(form: AgreementForm, path: readonly string[], value: unknown): AgreementForm {
  const changed = structuredClone(form);
  const last = path.at(-1) ?? '';
  const owner = path.slice(0, -1).reduce<object>((part, name) => Reflect.get(part, name) as object, changed);
  Reflect.set(owner, last, value);
  return changed;
}

const LANGUAGES: Readonly<Record<string, object>> = { en, el };

function say(language: string, code: FieldErrorCode, params: Parameters<typeof fieldErrorText>[0]['params']) {
  return fieldErrorText({ code, params }, (key, numbers) => {
    const names = key.replace('shared-ui:', '').split('.');
    const sentence = names.reduce<unknown>(
      (part, name) => Reflect.get(part as object, name),
      LANGUAGES[language],
    );
    return String(sentence).replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => String(numbers[name]));
  });
}

/** What is said of each member, whatever list it is in, when something wrong stands there: of it, and of others. */
function whatIsSaid() {
  return places(FORM).flatMap(({ path, kind }) =>
    Object.entries(WRONG[kind]).flatMap(([what, value]) => {
      const form = withValue(FORM, path, value);
      const issues = checkSteps(stepsOf('full'), form, { opened: FORM, isWhole: true, now: NOW });
      return issues.map(({ field, code, params }) => ({
        cause: `${path.filter((name) => !/^\d+$/.test(name)).at(-1)}: ${what}`,
        isElsewhere: !path.join('.').startsWith(field.replace('.root', '')),
        english: say('en', code, params),
        greek: say('el', code, params),
      }));
    }),
  );
}

/** What is said of each member itself. */
const EXPECTED: Readonly<Record<string, string>> = {
  'address: too much': 'Please write at most 300 characters.',
  'clarification: too much': 'Please write at most 500 characters.',
  'comments: too much': 'Please write at most 50000 characters.',
  'country: nothing': 'You have to fill country of the receiving institution',
  'email: a word': 'Please give a valid email address, such as name@example.org.',
  'email: half an address': 'Please give a valid email address, such as name@example.org.',
  'email: nothing': 'Please fill in this field.',
  'email: too much': 'Please write at most 254 characters.',
  'endYear: long ago': 'Please choose 2025 or a later year.',
  'endYear: nothing': 'Please fill in this field.',
  'endYear: too late': 'Please choose 2028 or an earlier year.',
  'familyName: nothing': 'Please fill in this field.',
  'familyName: too much': 'Please write at most 120 characters.',
  'fromInstitution: nothing': 'Please fill in this field.',
  'givenName: nothing': 'Please fill in this field.',
  'givenName: too much': 'Please write at most 120 characters.',
  'institution: nothing': 'You have to fill name of the receiving institution',
  'language: nothing': 'Please fill in this field.',
  'languageLevel: a word': 'Please choose one of the values offered.',
  'languageLevel: half an address': 'Please choose one of the values offered.',
  'languageLevel: nothing': 'Please fill in this field.',
  'languageLevel: too much': 'Please choose one of the values offered.',
  'localContacts: nothing': 'You have to provide a local departmental coordinator',
  'mobilitiesPerYear: -5': 'The number must be at least 1.',
  'mobilitiesPerYear: 0': 'The number must be at least 1.',
  'mobilitiesPerYear: 1.5': 'Please write a whole number.',
  'mobilitiesPerYear: 100000': 'The number must be at most 10000.',
  'mobilitiesPerYear: 2.555': 'Please write a whole number.',
  'mobilitiesPerYear: no number': 'Please write a number.',
  'mobilitiesPerYear: nothing': 'Please fill in this field.',
  'name: nothing': 'Please fill in this field.',
  'name: too much': 'Please write at most 300 characters.',
  'otherInfoTerms: too much': 'Please write at most 5000 characters.',
  'phone: a word':
    'Please begin the phone with + and the country code, exactly 12 digits in all, such as +30 2310 123456.',
  'phone: half an address':
    'Please begin the phone with + and the country code, exactly 12 digits in all, such as +30 2310 123456.',
  'phone: too much': 'Please write at most 40 characters.',
  'roles: nothing':
    'You have to provide a local departmental coordinator | Please choose or add at least one.',
  'startYear: long ago': 'Please choose 2025 or a later year.',
  'startYear: nothing': 'Please fill in this field.',
  'studyCycles: nothing': 'You must select study cycle',
  'subjectArea: nothing': 'Please fill in this field.',
  'subjectAreasWithClarifications: nothing': 'Please choose or add at least one.',
  'title: too much': 'Please write at most 80 characters.',
  'toInstitution: nothing': 'Please fill in this field.',
  'totalDaysPerYear: -5': 'Total number of days per staff member must be at least 2 and less than 60',
  'totalDaysPerYear: 0': 'Total number of days per staff member must be at least 2 and less than 60',
  'totalDaysPerYear: 1.5': 'Total number of days per staff member must be at least 2 and less than 60',
  'totalDaysPerYear: 100000': 'Total number of days per staff member must be at least 2 and less than 60',
  'totalDaysPerYear: 2.555': 'Please write at most two decimals.',
  'totalDaysPerYear: no number': 'Please write a number.',
  'totalDaysPerYear: nothing': 'Please fill in this field.',
  'totalMonthsPerYear: -5': 'Total number of months must be between 2 and 60 months',
  'totalMonthsPerYear: 0': 'Total number of months must be between 2 and 60 months',
  'totalMonthsPerYear: 1.5': 'Total number of months must be between 2 and 60 months',
  'totalMonthsPerYear: 100000': 'Total number of months must be between 2 and 60 months',
  'totalMonthsPerYear: 2.555': 'Please write at most two decimals.',
  'totalMonthsPerYear: 61': 'Total number of months must be between 2 and 60 months',
  'totalMonthsPerYear: no number': 'Please write a number.',
  'totalMonthsPerYear: nothing': 'Please fill in this field.',
  'url: a word': 'Please give the whole address, beginning with http:// or https:// and without spaces.',
  'url: half an address':
    'Please give the whole address, beginning with http:// or https:// and without spaces.',
  'url: too much': 'Please write at most 2000 characters.',
  'value: a word': 'You have to provide a local departmental coordinator',
  'value: half an address': 'You have to provide a local departmental coordinator',
  'value: nothing': 'You have to provide a local departmental coordinator | Please fill in this field.',
  'value: too much':
    'You have to provide a local departmental coordinator | Please write at most 100 characters.',
};

/** What one member says of another. */
const EXPECTED_ELSEWHERE: Readonly<Record<string, string>> = {
  'mobilitiesPerYear: 61': 'Total number of days per staff member must be at least 2 and less than 60',
  'startYear: too late': 'The end year must not be before the start year.',
};

describe('what the wizard says of a wrong entry', () => {
  const said = whatIsSaid();
  const byCause = (isElsewhere: boolean) => {
    const sentences = new Map<string, Set<string>>();
    for (const { cause, english, isElsewhere: away } of said)
      if (away === isElsewhere) sentences.set(cause, (sentences.get(cause) ?? new Set()).add(english));
    return Object.fromEntries([...sentences].map(([cause, all]) => [cause, [...all].join(' | ')]));
  };

  test('fits the member and the value, and names the limit', () => {
    expect(byCause(false)).toEqual(EXPECTED);
  });

  test('is said of another member only where the two do not go together', () => {
    expect(byCause(true)).toEqual(EXPECTED_ELSEWHERE);
  });

  test('says the same in Greek, with the same numbers', () => {
    const numbers = (text: string) => text.match(/\d+/g) ?? [];
    for (const { english, greek } of said) {
      expect(greek).toMatch(/\p{Script=Greek}/u);
      expect(numbers(greek)).toEqual(numbers(english));
    }
    const pairs = new Set(said.map(({ english, greek }) => `${english} ${greek}`));
    expect(pairs.size).toBe(new Set(said.map(({ greek }) => greek)).size);
  });
});

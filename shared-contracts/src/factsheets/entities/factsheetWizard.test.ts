import { FACTSHEET_STEP_SCHEMAS } from './factsheetWizard.ts';
import { toMonthDay } from '../../members/check/values.ts';

const codes = (schema: (typeof FACTSHEET_STEP_SCHEMAS)[keyof typeof FACTSHEET_STEP_SCHEMAS], value: object) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('/')}: ${message}`);

const TERMS = { autumnTerm: '--6-1', springTerm: '--11-30' };
const DEADLINES = {
  deadlineIncomingsCalendar: TERMS,
  deadlineNominationsCalendar: TERMS,
  decisionResponseWeeksLimit: 0,
  transcriptOfRecordsWeeksLimit: 5,
};
const ENTRY = {
  email: 'office@example.org',
  phone: '+302310000000',
  urls: [{ value: 'https://office.example.org', language: 'en' }],
};

describe('the deadlines of a factsheet', () => {
  test('may be written with one digit, and be of a leap year', () => {
    expect([toMonthDay('--6-1'), toMonthDay('--02-29')]).toEqual(['--06-01', '--02-29']);
    expect(codes(FACTSHEET_STEP_SCHEMAS.deadlines, DEADLINES)).toEqual([]);
  });

  test.each(['06-15', '--13-01', '--02-30', '--00-10', '15/06'])(
    'are days of the calendar, and not %s',
    (day) => {
      const value = { ...DEADLINES, deadlineIncomingsCalendar: { ...TERMS, autumnTerm: day } };
      expect(codes(FACTSHEET_STEP_SCHEMAS.deadlines, value)).toEqual([
        'deadlineIncomingsCalendar/autumnTerm: not-a-month-day',
      ]);
    },
  );

  test.each([
    [null, 'required'],
    [Number.NaN, 'not-a-number'],
    [-1, 'too-small'],
    [2.5, 'not-an-integer'],
    [2_147_483_648, 'too-large'],
  ])('have limits in whole weeks: %s is %s', (decisionResponseWeeksLimit, code) => {
    expect(codes(FACTSHEET_STEP_SCHEMAS.deadlines, { ...DEADLINES, decisionResponseWeeksLimit })).toEqual([
      `decisionResponseWeeksLimit: ${code}`,
    ]);
  });
});

describe('what a factsheet tells of where to ask', () => {
  const of = (change: object) => ({
    applicationIncomingsInformationEntry: ENTRY,
    housingInformationEntry: ENTRY,
    visaInformationEntry: { ...ENTRY, ...change },
    insuranceInformationEntry: ENTRY,
  });

  test.each([
    [{ email: null }, 'email: required'],
    [{ email: 'office' }, 'email: not-an-email'],
    [{ phone: '+3023100000' }, 'phone: not-a-local-phone'],
    [{ phone: '+431234567890' }, 'phone: not-a-local-phone'],
    [{ urls: [{ value: null, language: 'en' }] }, 'urls/0/value: required'],
    [{ urls: [{ value: 'ftp://example.org', language: 'en' }] }, 'urls/0/value: not-a-web-address'],
  ])('is refused as %j', (change, refusal) => {
    expect(codes(FACTSHEET_STEP_SCHEMAS.information, of(change))).toContain(
      `visaInformationEntry/${refusal}`,
    );
  });
});

test('the lists of a factsheet may be empty', () => {
  expect(codes(FACTSHEET_STEP_SCHEMAS.requirements, { additionalRequirements: [] })).toEqual([]);
  expect(codes(FACTSHEET_STEP_SCHEMAS.accessibilities, { accessibilities: [] })).toEqual([]);
  expect(codes(FACTSHEET_STEP_SCHEMAS.additional, { additionalInfos: [] })).toEqual([]);
});

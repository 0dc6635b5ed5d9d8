import { networkDates, networkGaps, networkOffice, type AskedFactsheet } from './networkFactsheet.ts';

const DATES = { autumnTerm: '--05-31', springTerm: '--11-30' };
const OFFICE = {
  email: 'office@uni.example',
  phone: '+302310000000',
  urls: [{ value: 'https://uni.example', language: 'en' }],
};
const WHOLE: AskedFactsheet = {
  deadlineIncomingsCalendar: DATES,
  deadlineNominationsCalendar: DATES,
  applicationIncomingsInformationEntry: OFFICE,
  decisionResponseWeeksLimit: 0,
  transcriptOfRecordsWeeksLimit: 5,
  housingInformationEntry: OFFICE,
  visaInformationEntry: OFFICE,
  insuranceInformationEntry: OFFICE,
};

describe('networkGaps', () => {
  test('lists nothing of a factsheet that has what the network asks for, a limit of no weeks included', () => {
    expect(networkGaps(WHOLE)).toEqual([]);
  });

  test.each(Object.keys(WHOLE))('names %s where it is not there', (member) => {
    expect(networkGaps({ ...WHOLE, [member]: null })).toEqual([member]);
    expect(networkGaps({ ...WHOLE, [member]: undefined })).toEqual([member]);
  });

  test.each([
    ['deadlineIncomingsCalendar', { ...DATES, springTerm: null }, ['deadlineIncomingsCalendar/springTerm']],
    [
      'deadlineIncomingsCalendar',
      { ...DATES, springTerm: '--13-01' },
      ['deadlineIncomingsCalendar/springTerm'],
    ],
    ['deadlineNominationsCalendar', {}, ['deadlineNominationsCalendar']],
    ['housingInformationEntry', { ...OFFICE, phone: '  ' }, ['housingInformationEntry/phone']],
    ['visaInformationEntry', { ...OFFICE, email: 'office' }, ['visaInformationEntry/email']],
    [
      'insuranceInformationEntry',
      { ...OFFICE, urls: [{ value: 'https://user@uni.example' }] },
      ['insuranceInformationEntry/urls'],
    ],
    [
      'visaInformationEntry',
      { phone: '1', urls: [] },
      ['visaInformationEntry/email', 'visaInformationEntry/urls'],
    ],
  ])('names what is missing within %s', (member, part, gaps) => {
    expect(networkGaps({ ...WHOLE, [member]: part })).toEqual(gaps);
  });

  test('lists in the order of the sections', () => {
    expect(networkGaps({})).toEqual([
      'deadlineIncomingsCalendar',
      'deadlineNominationsCalendar',
      'applicationIncomingsInformationEntry',
      'decisionResponseWeeksLimit',
      'transcriptOfRecordsWeeksLimit',
      'housingInformationEntry',
      'visaInformationEntry',
      'insuranceInformationEntry',
    ]);
  });
});

test('a part is there for the network exactly when nothing is missing within it', () => {
  for (const part of [null, {}, DATES, { autumnTerm: '--5-1', springTerm: '--2-30' }]) {
    const gaps = networkGaps({ ...WHOLE, deadlineIncomingsCalendar: part });
    expect(networkDates(part) === null).toBe(gaps.length > 0);
  }
  for (const part of [null, {}, OFFICE, { ...OFFICE, email: ' a@b.example ' }, { ...OFFICE, urls: [] }]) {
    const gaps = networkGaps({ ...WHOLE, visaInformationEntry: part });
    expect(networkOffice(part) === null).toBe(gaps.length > 0);
  }
});

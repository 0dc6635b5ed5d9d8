import { jest } from '@jest/globals';
import { academicYearOf } from './academicYear.ts';
import { formatDate, formatDayMonthYear, formatDayMonthYearTime, formatDayOfYear } from './formatDate.ts';

/** Tests run in Node.js, whose types the code of this package, which browsers run too, does not have. */
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;
const { TZ } = env;
const LATE_ON_1_JUNE_UTC = '2026-06-01T22:30:00.000Z';

/** Restores the time zone of the machine; without one, setting it to `undefined` would name a zone of that name. */
function restoreTimeZone() {
  if (TZ === undefined) delete env.TZ;
  else env.TZ = TZ;
}

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Europe/Athens'])(
  'on a machine in %s',
  (timeZone) => {
    beforeAll(() => {
      env.TZ = timeZone;
    });
    afterAll(restoreTimeZone);

    test('a moment is on the day of Athens', () => {
      expect(formatDate(LATE_ON_1_JUNE_UTC, 'en')).toBe('2 June 2026');
      expect(formatDate(LATE_ON_1_JUNE_UTC, 'el')).toBe('2 Ιουνίου 2026');
      expect(formatDayMonthYear(LATE_ON_1_JUNE_UTC)).toBe('02/06/2026');
      expect(formatDayMonthYearTime(LATE_ON_1_JUNE_UTC)).toBe('02/06/2026 01:30');
    });

    test('a calendar day stays that day', () => {
      expect(formatDate('2026-03-01', 'en')).toBe('1 March 2026');
      expect(formatDayMonthYear('2026-03-01')).toBe('01/03/2026');
      expect(formatDayOfYear('--03-01', 'el')).toBe('1 Μαρτίου');
    });

    test('the academic year begins at midnight in Athens', () => {
      expect(academicYearOf(new Date('2026-08-31T20:59:59Z'))).toBe(2025);
      expect(academicYearOf(new Date('2026-08-31T21:00:00Z'))).toBe(2026);
    });
  },
);

describe.each([
  ['formatDate', (value: string | null | undefined) => formatDate(value, 'en')],
  ['formatDayMonthYear', formatDayMonthYear],
  ['formatDayMonthYearTime', formatDayMonthYearTime],
])('%s', (_, format) => {
  test.each(['yesterday', '', null, undefined])('writes nothing for %j', (value) => {
    expect(format(value)).toBe('');
  });
});

test('the number of the day can be written otherwise', () => {
  expect(formatDate('2026-03-01', 'el', '1η')).toBe('1η Μαρτίου 2026');
});

test('dates of one kind are written by one formatter, however many there are', () => {
  const make = jest.spyOn(Intl, 'DateTimeFormat');
  try {
    for (const day of ['2026-03-05', '2026-03-06', '2026-03-07']) formatDayMonthYear(day);
    expect(make.mock.calls.length).toBeLessThan(2);
  } finally {
    make.mockRestore();
  }
});

describe('formatDayOfYear', () => {
  test.each([
    ['--05-31', 'en', '31 May'],
    ['--05-31', 'el', '31 Μαΐου'],
    ['--02-29', 'en', '29 February'],
    ['end of May', 'en', 'end of May'],
    [undefined, 'en', ''],
  ] as const)('writes %s in %s as "%s"', (value, tag, expected) => {
    expect(formatDayOfYear(value, tag)).toBe(expected);
  });
});

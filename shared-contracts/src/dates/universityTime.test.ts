import { clockTime, daysBetween, startOfUniversityDay, universityDay } from './universityTime.ts';

const { prototype } = Intl.DateTimeFormat;
const ownParts = prototype.formatToParts;
const ownFormat = Object.getOwnPropertyDescriptor(prototype, 'format');

/** Writes the parts in reverse order, with other marks and without leading zeros, as other language data may; the text itself is missing. */
function replaceLanguageData() {
  prototype.formatToParts = function (moment) {
    return ownParts
      .call(this, moment)
      .map(({ type, value }) =>
        type === 'literal' ? { type, value: ' \u200f~ ' } : { type, value: value.replace(/^0(?=\d)/, '') },
      )
      .reverse();
  };
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get() {
      throw new Error('The text that Intl writes was used.');
    },
  });
}

afterAll(() => {
  prototype.formatToParts = ownParts;
  Object.defineProperty(prototype, 'format', ownFormat!);
});

describe.each([
  ['its own language data', () => undefined],
  ['other language data', replaceLanguageData],
])('with %s', (_, prepare) => {
  beforeAll(prepare);

  test.each([
    ['2026-07-01T04:05:06Z', '2026-07-01', '07:05:06'],
    ['2026-12-01T05:00:00Z', '2026-12-01', '07:00:00'],
    ['2026-12-01T22:30:09Z', '2026-12-02', '00:30:09'],
    ['2026-12-31T22:30:00Z', '2027-01-01', '00:30:00'],
    ['0900-03-04T12:00:00Z', '0900-03-04', '13:34:52'],
  ])('%s is the university’s %s, %s', (moment, day, clock) => {
    const { hour, minute, second } = clockTime(new Date(moment));
    expect([universityDay(new Date(moment)), `${hour}:${minute}:${second}`]).toEqual([day, clock]);
  });

  test('digits of another time zone are that zone’s', () => {
    expect(clockTime(new Date('2026-11-29T00:07:00Z'), 'UTC')).toEqual({
      year: '2026',
      month: '11',
      day: '29',
      hour: '00',
      minute: '07',
      second: '00',
    });
  });

  test.each([
    ['2026-01-15', '2026-01-14T22:00:00.000Z'],
    ['2026-07-15', '2026-07-14T21:00:00.000Z'],
    ['2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T21:00:00.000Z'],
  ])('the day %s begins at %s', (day, start) => {
    expect(startOfUniversityDay(day).toISOString()).toBe(start);
  });
});

test.each([
  ['2026-03-28', '2026-03-30', 2],
  ['2026-12-31', '2026-12-31', 0],
  ['2026-03-01', '2026-02-28', -1],
])('from %s to %s are %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

import { formatPdfTime } from './pdfDates.ts';

describe('formatPdfTime', () => {
  test.each([
    ['2026-01-05T08:09:07.000Z', '05/01/2026 10:09:07'],
    ['2026-07-31T21:30:05.000Z', '01/08/2026 00:30:05'],
    ['2026-03-04', '04/03/2026 00:00:00'],
    ['yesterday', ''],
    [null, ''],
  ])('writes %s as "%s"', (value, expected) => {
    expect(formatPdfTime(value)).toBe(expected);
  });
});

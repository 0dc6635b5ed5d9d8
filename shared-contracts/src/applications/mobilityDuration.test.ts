import { APPLICATION_TYPES } from './applications.ts';
import { durationErrors, durationOptions, monthOptions } from './mobilityDuration.ts';

const NUMBERS = [null, ...Array.from({ length: 34 }, (_, index) => index - 1)];
const STARTS = [null, '', 'winter', 'spring', 'summer'];
const between = (value: number, first: number, last: number) => first <= value && value <= last;

/** Section 9 of the third document, said once more: what is refused of one combination. */
function refused(type: string, start: string | null, duration: number | null, months: number | null) {
  if (type === 'short-term-studies') {
    return [
      start && duration !== null && (!['winter', 'spring'].includes(start) || !between(duration, 5, 30))
        ? 'semesterDuration days-not-offered'
        : '',
      months === null ? '' : 'monthDuration months-of-long-term',
    ].filter(Boolean);
  }
  const most = start === 'winter' ? 2 : start === 'spring' ? 1 : 0;
  if (start && duration !== null && !between(duration, 1, most))
    return ['semesterDuration semesters-not-offered'];
  if (duration === null || months === null) return [];
  const isOffered = (duration === 1 && between(months, 1, 6)) || (duration === 2 && between(months, 7, 12));
  return isOffered ? [] : ['monthDuration months-not-offered'];
}

describe('durationErrors', () => {
  test.each(APPLICATION_TYPES)('judges every start, duration and number of months of %s', (type) => {
    for (const startSemester of STARTS) {
      for (const semesterDuration of NUMBERS) {
        for (const monthDuration of NUMBERS) {
          const stay = { startSemester, semesterDuration, monthDuration };
          expect({
            stay,
            refused: durationErrors(type, stay).map(({ member, code }) => `${member} ${code}`),
          }).toEqual({ stay, refused: refused(type, startSemester, semesterDuration, monthDuration) });
        }
      }
    }
  });
});

describe('the options', () => {
  test.each(APPLICATION_TYPES)('of %s are those that are not refused', (type) => {
    for (const startSemester of ['winter', 'spring']) {
      for (const semesterDuration of durationOptions(type, startSemester)) {
        const offered = monthOptions(type, semesterDuration);
        for (const monthDuration of offered.length === 0 ? [null] : offered) {
          expect(durationErrors(type, { startSemester, semesterDuration, monthDuration })).toEqual([]);
        }
      }
    }
  });

  test('follow from what stands before them', () => {
    expect(durationOptions('long-term-studies', 'winter')).toEqual([1, 2]);
    expect(durationOptions('long-term-studies', 'spring')).toEqual([1]);
    expect(durationOptions('long-term-studies', null)).toEqual([]);
    expect(durationOptions('short-term-studies', 'spring')).toHaveLength(26);
    expect(monthOptions('long-term-studies', 2)).toEqual([7, 8, 9, 10, 11, 12]);
    expect(monthOptions('long-term-studies', null)).toEqual([]);
    expect(monthOptions('short-term-studies', 5)).toEqual([]);
  });
});

import { applicationFlags } from './applicationFlags.ts';

const window = {
  applicationType: 'short-term-studies',
  applicationStart: '2026-11-01T00:00:00.000Z',
  applicationStop: '2026-11-30T00:00:00.000Z',
  academicYear: 2026,
} as const;
const submitted = {
  type: 'short-term-studies',
  status: 'submitted',
  applicationYear: 2026,
  isDeleted: false,
} as const;
const student = { isIro: false, now: new Date('2026-11-22T10:00:00.000Z') };
const after = { isIro: false, now: new Date('2026-12-22T10:00:00.000Z') };
const flagsOf = (...args: Parameters<typeof applicationFlags>) =>
  Object.fromEntries(applicationFlags(...args));

describe('applicationFlags', () => {
  test('say by the names of the documents what stands in the way, each of its own', () => {
    expect(flagsOf('short-term-studies', window, [submitted], after)).toEqual({
      checkIfShortTermApplicationFormAcademicYearDisabled: true,
      checkIfShortTermApplicationFormAcademicPeriodDisabled: true,
    });
    expect(flagsOf('short-term-studies', window, [submitted], student)).toEqual({
      checkIfShortTermApplicationFormAcademicYearDisabled: true,
      checkIfShortTermApplicationFormAcademicPeriodDisabled: false,
    });
    expect(flagsOf('long-term-studies', undefined, [submitted], student)).toEqual({
      checkIfLongTermApplicationFormAcademicYearDisabled: false,
      checkIfLongTermApplicationFormAcademicPeriodDisabled: true,
    });
  });

  test('never stand in the way of the office', () => {
    expect(flagsOf('short-term-studies', undefined, [submitted], { ...after, isIro: true })).toEqual({
      checkIfShortTermApplicationFormAcademicYearDisabled: false,
      checkIfShortTermApplicationFormAcademicPeriodDisabled: false,
    });
  });
});

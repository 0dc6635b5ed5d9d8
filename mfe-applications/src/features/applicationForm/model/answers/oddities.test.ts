import { odditiesOf } from './oddities.ts';

const ALL = ['born', 'issued', 'semester'] as const;
const FACTS = {
  birthDate: '2004-02-29',
  issueDate: '2020-03-01',
  semesterCurrent: 5,
  semesterDuringMobility: 7,
  today: '2026-11-25',
};

describe('what looks odd in an application', () => {
  test.each([
    {},
    { birthDate: '2010-11-25' },
    { birthDate: null, issueDate: '1950-01-01' },
    { semesterCurrent: 7 },
    { semesterDuringMobility: null },
    // What is to come is refused, not only odd.
    { birthDate: '2030-01-01', issueDate: null },
  ])('is nothing in %j', (change) => {
    expect(odditiesOf(ALL, { ...FACTS, ...change })).toEqual([]);
  });

  test.each([
    [{ birthDate: '2026-11-25', issueDate: null }, ['born']],
    [{ birthDate: '2010-11-26' }, ['born']],
    [{ birthDate: '1920-01-01' }, ['born']],
    [{ issueDate: '2003-12-31' }, ['issued']],
    [{ semesterCurrent: 9, semesterDuringMobility: 2 }, ['semester']],
  ])('is told of %j', (change, expected) => {
    expect(odditiesOf(ALL, { ...FACTS, ...change })).toEqual(expected);
  });
});

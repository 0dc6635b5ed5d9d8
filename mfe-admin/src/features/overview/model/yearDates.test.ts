import { yearDates } from './yearDates.ts';

const on = (day: string) => yearDates(new Date(`${day}T09:00:00Z`));

describe('yearDates', () => {
  test('gives the next amendment and notice, the nearer first', () => {
    expect(on('2026-11-23')).toEqual([
      { id: 'amendment', day: '2027-01-31', daysLeft: 69, forYear: 2027 },
      { id: 'notice', day: '2027-09-01', daysLeft: 282, forYear: 2028 },
    ]);
    expect(on('2027-02-01').map(({ id, day }) => [id, day])).toEqual([
      ['notice', '2027-09-01'],
      ['amendment', '2028-01-31'],
    ]);
  });

  test('counts the day itself as not over yet', () => {
    expect(on('2027-01-31')[0]).toMatchObject({ id: 'amendment', daysLeft: 0, forYear: 2027 });
    expect(on('2027-09-01')[0]).toMatchObject({ id: 'notice', daysLeft: 0, forYear: 2028 });
  });

  test('goes by the calendar of the university', () => {
    // Midnight has passed in Athens, and not yet in London.
    expect(yearDates(new Date('2027-01-31T22:30:00Z'))[0]).toMatchObject({ id: 'notice' });
  });
});

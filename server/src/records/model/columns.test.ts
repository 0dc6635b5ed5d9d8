import { columnOf } from './columns.ts';

describe('columnOf', () => {
  test.each([
    ['totalMonthsPerYear', 'total_months_per_year'],
    ['nameGR', 'name_gr'],
    ['europassCv', 'europass_cv'],
    ['createdAtMobisisApp', 'created_at_mobisis_app'],
  ])('gives for %s the column %s', (member, column) => {
    expect(columnOf(member, {})).toBe(column);
  });

  test('prefers the column that the field names', () => {
    expect(columnOf('countryId', { column: 'id' })).toBe('id');
  });
});

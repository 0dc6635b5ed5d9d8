import { agreementListSearch } from '../../../lib/agreementList/agreementListSearch.ts';
import { changeFromOwn, isUnasked, ownOf } from './ownStart.ts';

const { defaults } = agreementListSearch;

describe('the start of a coordinator', () => {
  test('is what nobody has asked anything of, whatever its page and order', () => {
    expect(isUnasked({ ...defaults, page: 2, pageSize: 50, sort: '-years' })).toBe(true);
    expect(isUnasked({ ...defaults, search: 'Graz' })).toBe(false);
    expect(isUnasked({ ...defaults, whose: 'all' })).toBe(false);
    expect(isUnasked({ ...defaults, active: 'no' })).toBe(false);
  });

  test('asks for what names them or their department', () => {
    expect(ownOf(defaults)).toEqual({ ...defaults, whose: 'department' });
  });

  test.each([
    [{ status: 1 }, { whose: 'department', status: 1 }],
    [{ ends: 2026 }, { whose: 'department', ends: 2026 }],
    [{ whose: 'all' }, { whose: 'all' }],
    [{ search: 'Graz' }, { search: 'Graz' }],
    [{ id: 7 }, { id: 7 }],
    [{ ewpId: 'ab' }, { ewpId: 'ab' }],
    [{ page: 1 }, { page: 1 }],
    [{ sort: 'years' }, { sort: 'years' }],
  ] as const)('goes on from %j with %j', (change, expected) => {
    expect(changeFromOwn(change)).toEqual(expected);
  });
});

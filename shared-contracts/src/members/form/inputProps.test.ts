import { CONTACT } from '../../institutions/members/contact.ts';
import { inputProps } from './inputProps.ts';
import { STAFF_MOBILITY_FOR_TEACHING } from '../../agreements/members/mobilityRow.ts';

const { mobilitiesPerYear, totalDaysPerYear } = STAFF_MOBILITY_FOR_TEACHING.fields;

describe('inputProps', () => {
  test('gives a text its limit, and says whether it has to be filled in', () => {
    const { maxLength }: { maxLength: number } = inputProps(CONTACT.fields.email);
    expect(maxLength).toBe(254);
    expect(inputProps(CONTACT.fields.email)).toEqual({ isRequired: true, maxLength: 254 });
    expect(inputProps(CONTACT.fields.phone)).toEqual({ isRequired: false, maxLength: 40 });
  });

  test('says of a number whether it is whole', () => {
    expect(inputProps(mobilitiesPerYear)).toEqual({ isRequired: true, isWhole: true });
    expect(inputProps(totalDaysPerYear)).toEqual({ isRequired: true });
  });

  test('does not compile where a text has no limit', () => {
    // @ts-expect-error An input of a text needs a limit.
    const { maxLength }: { maxLength: number } = inputProps({ type: 'text' });
    expect(maxLength).toBeUndefined();
  });
});

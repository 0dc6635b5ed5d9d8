import { permanentAddressShape, userMailShape } from './studentShapes.ts';

describe('value objects of students', () => {
  test('an address is one, with a place that may have no id', () => {
    const address = {
      street: 'Egnatia 1',
      postalCode: '54124',
      city: { id: null, cityName: 'Thessaloniki' },
      country: { id: 300 },
    };
    expect(permanentAddressShape.safeParse([address]).success).toBe(true);
    expect(permanentAddressShape.safeParse([{ street: 'a' }, { street: 'b' }]).success).toBe(false);
  });

  test('an e-mail address is text', () => {
    expect(userMailShape.safeParse({ email: 'a@example.org' }).success).toBe(true);
    expect(userMailShape.safeParse({ email: 5 }).success).toBe(false);
  });
});

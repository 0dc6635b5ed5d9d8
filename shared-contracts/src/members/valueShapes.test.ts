import { VALUE_SHAPES } from './valueShapes.ts';

describe('VALUE_SHAPES', () => {
  test.each([
    ['urls', [{ value: 'https://example.org/a', language: 'en' }]],
    ['urls', []],
    ['roles', [{ value: 'Departmental Coordinator', language: 'en' }]],
    ['info', { email: 'a@example.org', phone: '+302310000000', urls: [{ value: 'http://example.org' }] }],
    [
      'permanentAddress',
      [
        {
          street: 'Egnatia 1',
          postalCode: '54124',
          city: { id: null, cityName: 'Thessaloniki' },
          country: { id: 300 },
        },
      ],
    ],
    ['userMail', { email: 'a@example.org' }],
  ] as const)('%s accepts %j', (shape, value) => {
    expect(VALUE_SHAPES[shape].safeParse(value).success).toBe(true);
  });

  test.each([
    ['urls', [{ value: 'javascript:alert(1)', language: 'en' }]],
    ['urls', [{ value: 'www.example.org', language: 'en' }]],
    ['urls', { value: 'https://example.org' }],
    ['roles', [{ value: '' }]],
    ['roles', ['Departmental Coordinator']],
    ['info', { email: 'a@example.org', admin: true }],
    ['permanentAddress', [{ street: 'a' }, { street: 'b' }]],
    ['userMail', { email: 5 }],
  ] as const)('%s refuses %j', (shape, value) => {
    expect(VALUE_SHAPES[shape].safeParse(value).success).toBe(false);
  });
});

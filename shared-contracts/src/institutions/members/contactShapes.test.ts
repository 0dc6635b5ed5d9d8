import { infoShape, rolesShape, urlsShape } from './contactShapes.ts';

describe('value objects of contacts', () => {
  test.each([
    ['urls', urlsShape, [{ value: 'https://example.org/a', language: 'en' }]],
    ['urls', urlsShape, []],
    ['roles', rolesShape, [{ value: 'Departmental Coordinator', language: 'en' }]],
    [
      'info',
      infoShape,
      { email: 'a@example.org', phone: '+302310000000', urls: [{ value: 'http://example.org' }] },
    ],
  ])('%s accept %#', (_, shape, value) => {
    expect(shape.safeParse(value).success).toBe(true);
  });

  test.each([
    ['urls', urlsShape, [{ value: 'javascript:alert(1)', language: 'en' }]],
    ['urls', urlsShape, [{ value: 'www.example.org', language: 'en' }]],
    ['urls', urlsShape, { value: 'https://example.org' }],
    ['roles', rolesShape, [{ value: '' }]],
    ['roles', rolesShape, ['Departmental Coordinator']],
    ['info', infoShape, { email: 'a@example.org', admin: true }],
  ])('%s refuse %#', (_, shape, value) => {
    expect(shape.safeParse(value).success).toBe(false);
  });
});

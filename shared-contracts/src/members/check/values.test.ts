import { contactPhone, emailAddress, localPhone, reference, webAddress } from './values.ts';

describe('contactPhone', () => {
  test.each(['+301234567890', '+30 2310 123 456', '0030 (2310) 123.456', '+30 (0) 2310-123456'])(
    'takes %s',
    (phone) => {
      expect(contactPhone.safeParse(phone).success).toBe(true);
    },
  );

  test.each(['301234567890', '+30123456789', '+3012345678901', '+30 123456789', '', '+30123456789a'])(
    'refuses %p',
    (phone) => {
      expect(contactPhone.safeParse(phone).error?.issues[0]?.message).toBe('not-a-phone');
    },
  );
});

describe('localPhone', () => {
  test('is Greek', () => {
    expect(localPhone.safeParse('+302310000000').success).toBe(true);
    expect(localPhone.safeParse('+391234567890').error?.issues[0]?.message).toBe('not-a-local-phone');
  });
});

describe('webAddress', () => {
  test.each(['http://a.example', 'https://a.example/path?q=1', 'HTTPS://a.example'])(
    'takes %s',
    (address) => {
      expect(webAddress.safeParse(address).success).toBe(true);
    },
  );

  test.each([
    'a.example',
    'ftp://a.example',
    'javascript:alert(1)',
    'https://',
    'https:// a',
    ' https://a.example',
  ])('refuses %p', (address) => {
    expect(webAddress.safeParse(address).error?.issues[0]?.message).toBe('not-a-web-address');
  });
});

describe('emailAddress', () => {
  test('tells an empty text from one that is no address', () => {
    expect(emailAddress.safeParse('').error?.issues[0]?.message).toBe('required');
    expect(emailAddress.safeParse('a@').error?.issues[0]?.message).toBe('not-an-email');
    expect(emailAddress.safeParse('a@example.org').success).toBe(true);
  });
});

describe('reference', () => {
  test('gives the id of either form', () => {
    expect([reference.parse(5), reference.parse({ id: 5, name: 'x' })]).toEqual([5, 5]);
    expect(reference.safeParse(null).error?.issues[0]?.message).toBe('required');
  });
});

test.each([
  'https://?',
  'https://a..gr',
  'https://.gr',
  'http://',
  'https://a b.gr',
  'ftp://a.gr',
  'https://[',
  'https://#x',
])('webAddress refuses %j, which no browser can open', (text) =>
  expect(webAddress.safeParse(text).success).toBe(false),
);
test.each([
  'https://a.gr',
  'HTTP://a.gr/Ελλάδα?x=1#y',
  'https://πανεπιστήμιο.gr',
  'https://a.gr.',
  'http://[::1]/',
])('webAddress takes %j', (text) => expect(webAddress.safeParse(text).success).toBe(true));

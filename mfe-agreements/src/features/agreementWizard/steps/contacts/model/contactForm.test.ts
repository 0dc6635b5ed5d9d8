import { contactName, newContact, toContactForm } from './contactForm.ts';

describe('toContactForm', () => {
  test('writes what is missing as empty texts, and remembers the phone as it came', () => {
    const form = toContactForm({
      id: 9,
      uid: null,
      title: 'Dr.',
      roles: [
        { value: 'Signatory', language: 'en' },
        { value: null, language: null },
      ],
      givenName: 'Eleni',
      familyName: 'Markou',
      email: 'e.markou@example.org',
      phone: '+43316',
      address: null,
      url: undefined,
      department: { id: 4, name: 'School of Law', nameGR: null, ounitId: 'law', institution: { id: 1 } },
    });
    expect(form).toEqual({
      key: 'contact-9',
      id: 9,
      person: 9,
      isOwnWording: false,
      title: 'Dr.',
      givenName: 'Eleni',
      familyName: 'Markou',
      email: 'e.markou@example.org',
      phone: '+43316',
      phoneAsGiven: '+43316',
      address: '',
      url: '',
      department: { id: 4, name: 'School of Law', ounitId: 'law' },
      roles: [{ value: 'Signatory' }],
    });
  });
});

describe('newContact', () => {
  test('gives each contact a key of its own', () => {
    expect(newContact(null).key).not.toBe(newContact(null).key);
  });
});

describe('contactName', () => {
  test.each([
    [' Eleni ', 'Markou', 'Eleni Markou'],
    ['', 'Markou', 'Markou'],
    ['', '', ''],
  ])('joins %j and %j', (givenName, familyName, name) => {
    expect(contactName({ givenName, familyName, roles: [] }, 'en')).toBe(name);
  });

  test('calls somebody without a name by the role, and says that it is one', () => {
    const roles = [{ value: 'Legal Representative' }];
    expect(contactName({ givenName: '', familyName: ' ', roles }, 'el')).toBe(
      'Νόμιμος Εκπρόσωπος (ρόλος, χωρίς όνομα)',
    );
  });
});

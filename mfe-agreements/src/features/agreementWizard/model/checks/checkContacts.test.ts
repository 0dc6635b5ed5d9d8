import type { ContactForm } from '../form/agreementForm.ts';
import { checkContacts } from './checkContacts.ts';
import { newContact } from '../../steps/contacts/model/contactForm.ts';

const complete: ContactForm = {
  ...newContact({ id: 4, name: 'School of Law' }),
  givenName: 'Eleni',
  familyName: 'Markou',
  email: 'e.markou@example.org',
  roles: [{ value: 'Departmental Coordinator' }],
};

describe('checkContacts', () => {
  test.each([
    [{}],
    [{ phone: '+302310123456' }],
    [{ url: 'https://law.example.org' }],
    [{ phone: '+43316', phoneAsGiven: '+43316' }],
    [{ department: { id: null, name: 'New department' } }],
  ])('has nothing to say about a complete contact with %j', (change) => {
    expect(checkContacts('localContacts', [{ ...complete, ...change }])).toEqual([]);
  });

  test.each([
    [{ department: null }, 'localContacts.0.department', 'required'],
    [{ department: { id: null, name: ' ' } }, 'localContacts.0.department', 'required'],
    [{ givenName: ' ' }, 'localContacts.0.givenName', 'required'],
    [{ email: 'eleni' }, 'localContacts.0.email', 'not-an-email'],
    [{ phone: '+43317', phoneAsGiven: '+43316' }, 'localContacts.0.phone', 'not-a-phone'],
    [{ phone: '2310123456' }, 'localContacts.0.phone', 'not-a-phone'],
    [{ url: 'law.example.org' }, 'localContacts.0.url', 'not-a-web-address'],
    [{ roles: [] }, 'localContacts.0.roles', 'required'],
  ])('refuses a contact with %j', (change, field, code) => {
    expect(checkContacts('localContacts', [{ ...complete, ...change }])).toMatchObject([{ field, code }]);
  });

  test('names the contact that is wrong by its place', () => {
    expect(checkContacts('partnerContacts', [complete, { ...complete, email: '' }])).toEqual([
      { field: 'partnerContacts.1.email', code: 'required' },
    ]);
  });
});

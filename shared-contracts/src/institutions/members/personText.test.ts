import { CONTACT_TITLES } from './contactTerms.ts';
import { hasPersonName, personText } from './personText.ts';

const eleni = {
  title: 'Professor',
  givenName: ' Eleni ',
  familyName: 'Markou',
  roles: [{ value: 'Signatory' }],
};
const office = { title: '', givenName: 'Institutional', familyName: 'Coordinator', roles: [] };

describe('personText', () => {
  test('names a person by title and name', () => {
    expect(personText(eleni, 'el')).toBe('Καθηγ. Eleni Markou');
    expect(personText({ familyName: 'Markou' }, 'en')).toBe('Markou');
    expect(personText({ ...eleni, title: 'Ms.' }, 'el')).toBe('Κα Eleni Markou');
    expect(personText({ ...eleni, title: 'Dean' }, 'el')).toBe('Dean Eleni Markou');
  });

  test.each(CONTACT_TITLES.filter((title) => title.endsWith('Staff')))(
    'writes %s behind the name, since nobody is addressed so',
    (title) => {
      expect(personText({ ...eleni, title }, 'en')).toBe(`Eleni Markou, ${title}`);
      expect(personText({ ...eleni, title }, 'el')).toMatch(/^Eleni Markou, .*Προσωπικό/);
    },
  );

  test('says of a name that is a role that it is one, in the language of the page', () => {
    expect(personText(office, 'en')).toBe('Institutional Coordinator (role, no name)');
    expect(personText(office, 'el')).toBe('Συντονιστής Ιδρύματος (ρόλος, χωρίς όνομα)');
  });

  test('calls somebody without a name by the roles, and nobody without either', () => {
    const roles = [{ value: 'Departmental Coordinator' }, { value: 'Dean' }];
    expect(personText({ title: 'Mr.', givenName: '', familyName: null, roles }, 'en')).toBe(
      'Departmental Coordinator, Dean (role, no name)',
    );
    expect(personText({ roles: [{ value: null }] }, 'en')).toBe('');
    expect(personText({}, 'en')).toBe('');
  });
});

test('a name is of a person unless it is empty or a role', () => {
  expect([eleni, office, {}].map(hasPersonName)).toEqual([true, false, false]);
});

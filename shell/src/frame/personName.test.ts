import type { UserData } from 'shared-contracts/session/session.ts';
import { personName } from './personName.ts';

const PERSON: UserData = {
  given_name: 'Eleni',
  family_name: 'Papadaki',
  given_name_gr: 'Ελένη',
  family_name_gr: 'Παπαδάκη',
  email: 'eleni@university.example',
  university_registry_number: '000000',
  european_student_identifier: '',
};

describe('personName', () => {
  test('writes a name in the alphabet of the language', () => {
    expect(personName(PERSON, 'en')).toBe('Eleni Papadaki');
    expect(personName(PERSON, 'gr')).toBe('Ελένη Παπαδάκη');
  });

  test('takes the other alphabet, then the e-mail address, when a name is missing', () => {
    expect(personName({ ...PERSON, given_name_gr: '', family_name_gr: '' }, 'gr')).toBe('Eleni Papadaki');
    const nameless = { ...PERSON, given_name: '', family_name: '', given_name_gr: '', family_name_gr: '' };
    expect(personName(nameless, 'en')).toBe(PERSON.email);
  });
});

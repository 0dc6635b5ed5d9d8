import { claimedUser, outdated } from './claimedUser.ts';

const claims = {
  sub: 'a',
  exp: 0,
  iat: 0,
  email: 'maria@example.edu',
  given_name: 'Maria',
  family_name: 'Dimou',
  university_registry_number: '12345',
};
const maria = {
  email: 'maria@example.edu',
  given_name: 'Maria',
  family_name: 'Dimou',
  given_name_greek: null,
  family_name_greek: null,
  university_registry_number: '12345',
  european_student_identifier: 'urn:schac:personalUniqueCode:int:esi:example.edu:12345',
};

describe('claimedUser', () => {
  test('makes the European student identifier of the registry number', () => {
    expect(claimedUser(claims, 'example.edu')).toEqual(maria);
  });

  test('takes the identifier of the token before one of its own', () => {
    const european_student_identifier = 'urn:schac:personalUniqueCode:int:esi:other.edu:9';
    expect(claimedUser({ ...claims, european_student_identifier }, 'example.edu')).toEqual({
      ...maria,
      european_student_identifier,
    });
  });

  test('joins the lines of what the token says', () => {
    const said = { ...claims, email: 'maria@example.edu\r\nBcc: all@example.edu', family_name: 'Dimou\n' };
    expect(claimedUser(said, 'example.edu')).toEqual({
      ...maria,
      email: 'maria@example.edu Bcc: all@example.edu',
    });
  });

  test('has no identifier for people without a registry number', () => {
    expect(claimedUser({ ...claims, university_registry_number: ' ' }, 'example.edu')).toMatchObject({
      university_registry_number: null,
      european_student_identifier: null,
    });
  });

  test('cuts what is longer than its column', () => {
    expect(claimedUser({ ...claims, given_name: 'M'.repeat(300) }, 'example.edu').given_name).toHaveLength(
      120,
    );
  });
});

describe('outdated', () => {
  test('names what the token says otherwise, and nothing that it does not tell', () => {
    const row = { ...maria, family_name: 'Old', family_name_greek: 'Δήμου' };
    expect(outdated(row, maria)).toEqual({ family_name: 'Dimou' });
    expect(outdated(maria, maria)).toEqual({});
  });
});

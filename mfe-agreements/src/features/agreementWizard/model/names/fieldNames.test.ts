import { fieldName, memberName } from './fieldNames.ts';

const t = (key: string, { number }: Readonly<Record<string, number>>) =>
  number === undefined ? key : `${key} ${number}`;
const nameIn = (tag: 'en' | 'el') => (field: string) => fieldName(field, t, tag);

describe('fieldName', () => {
  test.each([
    ['startYear', 'Start year'],
    ['country', 'agreementWizard.members.country'],
    ['localContacts.0.email', 'agreementWizard.items.localContact 1, Email'],
    ['partnerContacts.1.roles.0.value', 'agreementWizard.items.partnerContact 2, Roles'],
    ['studentMobilitiesForStudies.2.blended', 'agreementWizard.items.studies 3, Blended mobility'],
    [
      'staffMobilitiesForTraining.0.recommendedLanguageSkills.1.language',
      'agreementWizard.items.training 1, agreementWizard.items.language 2, Language',
    ],
    [
      'studentMobilitiesForStudies.0.recommendedLanguageSkills.0.subjectAreaWithClarification.subjectArea',
      'agreementWizard.items.studies 1, agreementWizard.items.language 1, Subject area of this language',
    ],
    [
      'studentMobilitiesForStudies.0.subjectAreasWithClarifications.1.clarification',
      'agreementWizard.items.studies 1, agreementWizard.items.subjectArea 2, Clarification',
    ],
    [
      'studentMobilitiesForStudies.0.recommendedLanguageSkills',
      'agreementWizard.items.studies 1, Recommended language skills',
    ],
    ['staffMobilitiesForTeaching.0', 'agreementWizard.items.teaching 1'],
  ])('names %s by its item and its member', (field, name) => {
    expect(nameIn('en')(field)).toBe(name);
  });

  test('speaks the language of the page', () => {
    expect(nameIn('el')('studentMobilitiesForTraineeship.0.otherInfoTerms')).toMatch(
      /Άλλες πληροφορίες και όροι$/,
    );
  });

  test.each(['localContacts', 'localContacts.root', 'root'])('has no name for %s', (field) => {
    expect(nameIn('en')(field)).toBe('');
  });

  test('tells a member that only the form has from one that has a name', () => {
    expect(memberName('localContacts', 'phoneAsGiven', t, 'en')).toBeUndefined();
    expect(memberName('localContacts', 'phone', t, 'en')).toBe('Phone');
  });
});

import { buildApplication } from '../testing/buildApplication.ts';
import { applicantName, firstProgramme } from './application.ts';

const student = {
  nameLatin: 'Maria',
  familyNameLatin: 'Papadaki',
  nameGreek: 'Μαρία',
  familyNameGreek: 'Παπαδάκη',
};

describe('applicantName', () => {
  test('puts the family name first, in the letters of the language', () => {
    const application = buildApplication({ studentData: [student] });
    expect(applicantName(application, 'en')).toBe('Papadaki Maria');
    expect(applicantName(application, 'gr')).toBe('Παπαδάκη Μαρία');
  });

  test('writes what there is when one of the names is missing', () => {
    const application = buildApplication({ studentData: [{ ...student, nameLatin: null }] });
    expect(applicantName(application, 'en')).toBe('Papadaki');
  });

  test('gives a dash when a draft has no student data', () => {
    expect(applicantName(buildApplication({ studentData: [] }), 'en')).toBe('-');
  });
});

describe('firstProgramme', () => {
  test('takes the first of several preferred mobilities', () => {
    const prefferedMobility = [{ programme: 'Erasmus+ Studies' }, { programme: 'Another' }];
    expect(firstProgramme(buildApplication({ prefferedMobility }))).toBe('Erasmus+ Studies');
  });

  test.each([[[]], [[{ programme: null }]], [[{ programme: '' }]]])(
    'finds none in %j',
    (prefferedMobility) => {
      expect(firstProgramme(buildApplication({ prefferedMobility }))).toBeNull();
    },
  );
});

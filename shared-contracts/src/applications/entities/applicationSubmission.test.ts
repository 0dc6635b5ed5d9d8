import {
  applicationSubmissionSchema,
  requiredFileSlots,
  type SubmissionFacts,
} from './applicationSubmission.ts';

const ALWAYS = ['europassCv', 'academicIdentity', 'proposedCurriculum', 'foreignLanguageCertificate'];

describe('requiredFileSlots', () => {
  test.each([
    ['long-term-studies', false, ALWAYS],
    ['long-term-studies', true, [...ALWAYS, 'disabilityCertificate']],
    ['short-term-studies', false, [...ALWAYS, 'letterOfAcceptance', 'recommendationLetter']],
    [
      'short-term-studies',
      true,
      [...ALWAYS, 'letterOfAcceptance', 'recommendationLetter', 'disabilityCertificate'],
    ],
  ] as const)('of %s with special needs %p', (type, hasSpecialNeeds, slots) => {
    expect(requiredFileSlots(type, hasSpecialNeeds)).toEqual(slots);
  });
});

const FACTS: SubmissionFacts = {
  type: 'long-term-studies',
  hasSpecialNeeds: false,
  hasPastMobilities: true,
  now: new Date('2026-11-21T12:00:00Z'),
};
const stay = { programme: 'erasmusStudies', studyCycle: 6 };

/** What is refused below some members, as `path: code`. */
function refusals(value: object, facts: Partial<SubmissionFacts> = {}) {
  const members = Object.keys(value);
  const { error } = applicationSubmissionSchema({ ...FACTS, ...facts }).safeParse(value);
  return (error?.issues ?? [])
    .filter(({ path }) => members.includes(String(path[0])))
    .map(({ path, message }) => `${path.join('/')}: ${message}`);
}

describe('applicationSubmissionSchema', () => {
  test.each([
    [[stay], []],
    [[], ['pastMobilityData: required']],
    [null, ['pastMobilityData: required']],
    [[{}], ['pastMobilityData/0/programme: required', 'pastMobilityData/0/studyCycle: required']],
    [[{ ...stay, studyCycle: 5 }], ['pastMobilityData/0/studyCycle: not-in-list']],
    [[{ ...stay, programme: 'holidays' }], ['pastMobilityData/0/programme: not-in-list']],
    [[{ ...stay, year: 2027 }], ['pastMobilityData/0/year: year-too-late']],
    [[{ ...stay, year: 2026, semesterDuration: 25 }], ['pastMobilityData/0/semesterDuration: too-large']],
    [[{ ...stay, year: null, sendingInstitution: null }], []],
    [Array.from({ length: 21 }, () => stay), ['pastMobilityData: too-many']],
  ])('of stays abroad that the student says they had, %j: %j', (pastMobilityData, expected) => {
    expect(refusals({ pastMobilityData })).toEqual(expected);
  });

  test('looks at no stay of a student who says that they had none', () => {
    expect(refusals({ pastMobilityData: [{}] }, { hasPastMobilities: false })).toEqual([]);
  });

  test.each([
    [1999, ['studiesData/studyStartYear: too-small']],
    [2000, []],
    [2026, []],
    [2027, ['studiesData/studyStartYear: year-too-late']],
    [null, ['studiesData/studyStartYear: required']],
  ])('of a start of the studies in %p: %j', (studyStartYear, expected) => {
    const found = refusals({ studiesData: { studyStartYear } });
    expect(found.filter((text) => text.includes('studyStartYear'))).toEqual(expected);
  });

  test.each([
    ['2026-11-21T12:00:00Z', '2026-11-22', true],
    ['2026-11-21T09:59:00Z', '2026-11-22', false],
    ['2026-11-21T12:00:00Z', '2026-11-23', false],
    ['2026-11-21T12:00:00Z', '2004-02-29', true],
  ])('at %s takes %s for a day that has come somewhere: %p', (now, day, isTaken) => {
    const student = { birthDate: day, identificationIssueDate: day };
    const found = refusals({ studentData: [student] }, { now: new Date(now) });
    const refused = ['birthDate', 'identificationIssueDate'].map(
      (name) => `studentData/0/${name}: in-the-future`,
    );
    expect(found.filter((text) => text.includes('Date'))).toEqual(isTaken ? [] : refused);
  });

  test('takes one preference of a short-term application', () => {
    const found = refusals({ prefferedMobility: [{}, {}] }, { type: 'short-term-studies' });
    expect(found).toContain('prefferedMobility: too-many');
  });
});

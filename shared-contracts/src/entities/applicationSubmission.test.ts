import { requiredFileSlots } from './applicationSubmission.ts';

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

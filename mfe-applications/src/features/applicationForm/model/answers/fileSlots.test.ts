import { shownSlots } from './fileSlots.ts';

const ALWAYS = [
  'europassCv*',
  'academicIdentity*',
  'proposedCurriculum*',
  'foreignLanguageCertificate*',
  'detailedDegreeScore',
  'detailedMastersDegreeScore',
];

test.each([
  ['long-term-studies', false, ALWAYS],
  ['long-term-studies', true, [...ALWAYS, 'disabilityCertificate*']],
  ['short-term-studies', false, [...ALWAYS, 'letterOfAcceptance*', 'recommendationLetter*']],
  [
    'short-term-studies',
    true,
    [...ALWAYS, 'letterOfAcceptance*', 'recommendationLetter*', 'disabilityCertificate*'],
  ],
] as const)('%s with special needs: %s shows its slots', (type, hasSpecialNeeds, expected) => {
  const shown = shownSlots(type, hasSpecialNeeds);
  expect(shown.map(({ slot, isRequired }) => slot + (isRequired ? '*' : ''))).toEqual(expected);
});

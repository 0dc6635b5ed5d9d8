import { codeTextKey } from './codeTexts.ts';
import { describeValue } from './describeValue.ts';

const NAMES = {
  yes: 'Yes',
  no: 'No',
  codeText: () => undefined,
  recordName: () => undefined,
  countryName: () => 'Greece',
};

test.each([
  ['paymentData.iban', 'GR6199900010039455775425378', 'GR61 9990 0010 0394 5577 5425 378'],
  ['studentData.taxIdNumber', '676042912', '676 042 912'],
  ['studentData.socialSecurityNumber', '08010267158', '080102 67158'],
  ['studentData.taxIdNumber', 'none yet', 'none yet'],
  ['studentData.dateOfBirth', '2002-01-08', '08/01/2002'],
])('writes %s in the groups in which people read it: %s', (path, value, expected) => {
  expect(describeValue(path, value, NAMES)).toBe(expected);
});

test.each([
  ['programme', 'Erasmus+ Studies', 'preferredMobility.programme'],
  ['programme', 'erasmusWorkshop', 'applicationForm.pastProgramme.erasmusWorkshop'],
  ['programme', 'Another', undefined],
  ['comments', 'Erasmus+ Studies', undefined],
])('the text of %s %s stands at %s', (member, code, key) => {
  expect(codeTextKey(member, code)).toBe(key);
});

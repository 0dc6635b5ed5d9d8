import form from '../../../../locales/applicationForm/en.json';
import mobility from '../../../../locales/preferredMobility/en.json';
import { codeText } from './codeTexts.ts';
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
  ['programme', 'Erasmus+ Studies', 'Erasmus+ Studies'],
  ['programme', 'erasmusWorkshop', 'Erasmus+ Traineeship'],
  ['programme', 'Another', undefined],
  ['comments', 'Erasmus+ Studies', undefined],
  ['studyCycle', 6, 'Undergraduate'],
  ['gender', 2, 'Female'],
  ['stateCertificateLevel', 'B2', 'B2 – Good'],
  ['startSemester', 'winter', 'Winter semester'],
])('the text of %s %s is %s', (member, code, expected) => {
  const texts = { ...form, ...mobility };
  const t = (key: string) =>
    key.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), texts) as string;
  expect(codeText(member, code, t, 'en')).toBe(expected);
});

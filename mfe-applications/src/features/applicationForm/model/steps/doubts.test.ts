import { applicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import { mobilityChoices } from 'shared-contracts/applications/preferredMobility.ts';
import { offeredAgreement } from 'shared-contracts/exchange/offeredAgreement.ts';
import { buildApplicationItem } from '../../testing/buildApplicationItem.ts';
import { buildOfferedAgreement } from '../../testing/buildOfferedAgreement.ts';
import { openedApplication } from '../form/openedApplication.ts';
import { applicationDoubts, HELPED_NUMBERS } from './doubts.ts';

const TODAY = '2026-11-30';
const [STUDENT] = buildApplicationItem().studentData;
const doubts = (
  student: object,
  change: object = {},
  choices: Parameters<typeof applicationDoubts>[2] = [],
) =>
  applicationDoubts(
    openedApplication(
      applicationItem.schema.parse(
        buildApplicationItem({ studentData: [{ ...STUDENT, ...student }], ...change }),
      ),
    ).form,
    TODAY,
    choices,
  );

describe('doubts of an application', () => {
  test('are none where everything looks right', () => {
    expect(doubts({})).toEqual([]);
  });

  test('name all fields of all steps that look wrong, in the order of the form', () => {
    const { studiesData } = buildApplicationItem();
    expect(
      doubts(
        {
          birthDate: '2020-02-29',
          identificationIssueDate: '2019-01-01',
          taxIdNumber: '094259217',
          socialSecurityNumber: '01013099998',
          mobilePhone: 'call me',
        },
        { studiesData: { ...studiesData, semesterDuringMobility: 2 }, paymentData: { id: 3, iban: 'GR16' } },
      ),
    ).toEqual([
      { field: 'studentData.0.birthDate', reason: 'born' },
      { field: 'studentData.0.identificationIssueDate', reason: 'issued' },
      { field: 'studentData.0.taxIdNumber', reason: 'taxIdNumber' },
      { field: 'studentData.0.socialSecurityNumber', reason: 'socialSecurityNumber' },
      { field: 'studentData.0.mobilePhone', reason: 'phone' },
      { field: 'studiesData.semesterDuringMobility', reason: 'semester' },
      { field: 'paymentData.iban', reason: 'iban' },
    ]);
  });

  test('name a preferred mobility that is not what its agreement provides', () => {
    const doubtsBy = (studyCycle: string, months: number) =>
      doubts(
        {},
        {},
        mobilityChoices([offeredAgreement.schema.parse(buildOfferedAgreement(studyCycle, months))], {
          departmentId: 5,
          year: 2026,
        }),
      );
    expect(doubtsBy('1st', 10)).toEqual([]);
    expect(doubtsBy('2nd', 8)).toEqual([
      { field: 'prefferedMobility.0.institution', reason: 'otherCycle' },
      { field: 'prefferedMobility.0.monthDuration', reason: 'longerThanAgreed' },
    ]);
  });

  test.each([...HELPED_NUMBERS.keys()].filter((field) => field.startsWith('studentData.0.')))(
    'know %s of the form',
    (field) => {
      const names = field.split('.').slice(2);
      const [member = '', , inner] = names;
      const wrong = 'wrong';
      const value = inner === undefined ? wrong : [{ ...STUDENT?.permanentAddress[0], [inner]: wrong }];
      expect(doubts({ [member]: value }).map((doubt) => doubt.field)).toEqual([field]);
    },
  );
});

import { buildAgreementItem } from '../../testing/buildAgreement.ts';
import { placeErrors } from 'shared-record/model';
import { placeInAgreement } from './serverIssues.ts';
import { toForm } from '../form/toForm.ts';

const FORM = toForm(buildAgreementItem());

describe('placeInAgreement', () => {
  test.each([
    ['startYear', 'startYear'],
    ['institutions', 'institution'],
    ['departmentalCoordinatorContacts/0/email', 'localContacts.0.email'],
    ['departmentalCoordinatorContacts/1/email', 'partnerContacts.0.email'],
    ['departmentalCoordinatorContacts/1/department/name', 'partnerContacts.0.department'],
    ['studentMobilitiesForStudies/0/totalMonthsPerYear', 'studentMobilitiesForStudies.0.totalMonthsPerYear'],
    [
      'studentMobilitiesForStudies/0/fromDepartment/institution',
      'studentMobilitiesForStudies.0.fromDepartment',
    ],
    ['studentMobilitiesForStudies', 'studentMobilitiesForStudies.root'],
  ])('finds the field of %s', (field, name) => {
    expect(placeErrors([{ field, code: 'required' }], placeInAgreement(FORM))).toEqual({
      fields: [{ field: name, code: 'required' }],
      codes: [],
    });
  });

  test('puts a missing coordinator to the local contacts', () => {
    const error = { field: 'departmentalCoordinatorContacts', code: 'local-coordinator-missing' } as const;
    expect(placeErrors([error], placeInAgreement(FORM)).fields[0]?.field).toBe('localContacts.root');
  });

  test('keeps what no field shows as a reason of its own', () => {
    expect(placeErrors([{ field: 'status', code: 'status-backwards' }], placeInAgreement(FORM))).toEqual({
      fields: [],
      codes: ['status-backwards'],
    });
  });
});

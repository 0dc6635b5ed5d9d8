import { OPENED_BY_LINK, RESTRICTED_FIELDS } from './memberAccess.ts';

// Stands here once more, since all that asks these tables goes by whatever they hold.
describe('members that are not for everybody who reads their record', () => {
  test('are the comments, the approved copy, what was not delivered whether the partner can be reached, and the stage in a year’s campaign, of an agreement, who is in charge of it and of an application, and the note of a factsheet: the office’s alone', () => {
    expect(RESTRICTED_FIELDS).toEqual({
      MobilityAgreements: {
        comments: 'iia_edit_iro',
        approvedCopy: 'iia_edit_iro',
        isUndelivered: 'iia_edit_iro',
        isPartnerSilent: 'iia_edit_iro',
        isCopyUnread: 'iia_edit_iro',
        isPartnerOffNetwork: 'iia_edit_iro',
        campaignStage: 'iia_edit_iro',
        officer: 'iia_edit_iro',
      },
      ApplicationStudentStudiesForms: { officer: 'application_settings' },
      MobilityFactsheets: { note: 'factsheet_edit' },
    });
  });
});

describe('members that open with the record that names theirs', () => {
  test('are how the coordinator on a factsheet is reached', () => {
    expect(OPENED_BY_LINK).toEqual({
      MobilityFactsheets: {
        institutionalCoordinatorContact: [
          'title',
          'givenName',
          'familyName',
          'email',
          'phone',
          'address',
          'url',
          'department',
          'institution',
        ],
      },
    });
  });
});

import type { Permission } from '../rights/permissions.ts';
import type { SetName } from './sets.ts';

const OFFICE: Permission = 'iia_edit_iro';

/** Members that need a permission of their own besides the right to read the record. */
export const RESTRICTED_FIELDS: Readonly<Partial<Record<SetName, Readonly<Record<string, Permission>>>>> = {
  MobilityAgreements: {
    comments: OFFICE,
    approvedCopy: OFFICE,
    isUndelivered: OFFICE,
    isPartnerSilent: OFFICE,
    isCopyUnread: OFFICE,
    isPartnerOffNetwork: OFFICE,
    campaignStage: OFFICE,
    officer: OFFICE,
  },
  ApplicationStudentStudiesForms: { officer: 'application_settings' },
  MobilityFactsheets: { note: 'factsheet_edit' },
};

/**
 * Members of a linked record that open with the record that names it, whatever the rights on the other set. They show through that link alone.
 *
 * The coordinator on a factsheet is for whoever reads the factsheet: docs/decisions/0002-reading-the-specification.md.
 */
export const OPENED_BY_LINK: Readonly<Partial<Record<SetName, Readonly<Record<string, readonly string[]>>>>> =
  {
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
  };

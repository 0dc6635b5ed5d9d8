import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';

/** Builds a row of the application list for a test: a draft of the student whose user id is 7. */
export function buildApplication(members: Partial<ApplicationListRow> = {}): ApplicationListRow {
  return {
    id: 41,
    applicationNumber: null,
    type: 'long-term-studies',
    status: 'draft',
    applicationYear: 2026,
    dateSubmitted: null,
    dateReturned: null,
    returnReason: null,
    dateModified: '2026-10-06T09:30:00.000Z',
    isAccountClosed: null,
    isDeleted: false,
    owner: { id: 7 },
    studentData: [
      { nameLatin: 'Maria', familyNameLatin: 'Papadaki', nameGreek: 'Μαρία', familyNameGreek: 'Παπαδάκη' },
    ],
    prefferedMobility: [{ programme: 'Erasmus+ Studies' }],
    ...members,
  };
}

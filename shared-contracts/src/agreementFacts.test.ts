import { agreementFacts, NO_OFFICE_FACTS as NOBODY } from './agreementFacts.ts';

const MODIFIED = '2026-11-20T10:00:00.000Z';
const BEFORE = '2026-11-20T09:00:00.000Z';
const AFTER = '2026-11-20T11:00:00.000Z';
const LATER = '2026-11-20T12:00:00.000Z';

const agreement = {
  status: { id: 3, name: 'Final' },
  ewpStatus: { id: 3, name: 'Notified by partner' },
  terminated: 0,
  localStatus: 0,
  isDeleted: false,
  dateModified: MODIFIED,
  institutions: [
    { id: 1, isLocal: true, heiId: 'ours.example' },
    { id: 2, isLocal: false, heiId: 'theirs.example' },
  ],
  partnerAgreementIdentifications: [{ iiaId: 'x-1' }],
};

const notifiedBy = (notifierHeiId: string, dateCreated: string) => ({ id: 1, notifierHeiId, dateCreated });
const approvedBy = (approvingHeiId: string, dateCreated: string) => ({ id: 1, approvingHeiId, dateCreated });

describe('agreementFacts', () => {
  test('reads an agreement that nobody was told of as at the beginning', () => {
    const bare = { ...agreement, ewpStatus: null, terminated: null, localStatus: null, isDeleted: null };
    expect(agreementFacts({ ...bare, partnerAgreementIdentifications: [] }, NOBODY)).toEqual({
      status: 3,
      ewpStatus: 1,
      terminated: 0,
      localStatus: 0,
      isDeleted: false,
      wasApproved: false,
      hasPartnerCopy: false,
      hasNotified: false,
      hasApproved: false,
      hasUnsentEdits: false,
      hasMobilities: false,
    });
  });

  test.each([
    ['ours since the last change', [notifiedBy('ours.example', AFTER)], true],
    ['ours of an earlier copy', [notifiedBy('ours.example', BEFORE)], false],
    ["the partner's", [notifiedBy('theirs.example', AFTER)], false],
  ])('counts a notification of this round alone: %s', (_, notifications, hasNotified) => {
    expect(agreementFacts(agreement, { ...NOBODY, notifications }).hasNotified).toBe(hasNotified);
  });

  test.each([
    ['ours since their notification', [approvedBy('ours.example', LATER)], true],
    ['ours of an earlier copy of theirs', [approvedBy('ours.example', BEFORE)], false],
    ["the partner's", [approvedBy('theirs.example', LATER)], false],
  ])('counts an approval of this round alone: %s', (_, approvals, hasApproved) => {
    const notifications = [notifiedBy('theirs.example', AFTER)];
    expect(agreementFacts(agreement, { ...NOBODY, notifications, approvals }).hasApproved).toBe(hasApproved);
  });

  test('knows an approved copy by the copy, or by the stable state', () => {
    expect(agreementFacts(agreement, { ...NOBODY, hasApprovedCopy: true }).wasApproved).toBe(true);
    const stable = { ...agreement, ewpStatus: { id: 7, name: 'Approved by all' } };
    expect(agreementFacts(stable, NOBODY).wasApproved).toBe(true);
    expect(agreementFacts(agreement, NOBODY)).toMatchObject({ wasApproved: false, hasPartnerCopy: true });
  });
});

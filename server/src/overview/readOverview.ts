import type { Caller } from 'shared-contracts/access.ts';
import { academicYearOf } from 'shared-contracts/academicYear.ts';
import {
  AGREEMENTS_IN_FORCE,
  agreementFilter,
  type AgreementFilter,
} from 'shared-contracts/agreementFilter.ts';
import type { ApplicationStatus } from 'shared-contracts/applications.ts';
import { filter } from 'shared-contracts/filter.ts';
import type { Overview } from 'shared-contracts/overview.ts';
import { countRecords } from '../data/records.ts';
import type { Database } from '../database/database.ts';
import { DERIVED_AGREEMENT_MEMBERS } from '../exchange/agreementMembers.ts';
import { listAttention } from '../exchange/store/attention.ts';
import { countIncoming } from '../exchange/store/listIncoming.ts';
import { listWaiting } from './waitingAgreements.ts';

/**
 * What the overview is made of.
 *
 * - isConnected: whether partners can offer agreements at all
 */
export type OverviewServices = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly isConnected: boolean;
};

/** Tells what needs somebody today, as far as the caller may know it. */
export async function readOverview(
  { database, clock, isConnected }: OverviewServices,
  caller: Caller,
): Promise<Overview> {
  const today = clock();
  const isOffice = caller.permissions.includes('iia_edit_iro');
  const [agreements, us, partner, attention, incoming, applications] = await Promise.all([
    countAgreements(database, caller, today),
    listWaiting(database, { caller, today, waiting: 'us' }),
    listWaiting(database, { caller, today, waiting: 'partner' }),
    isOffice ? listAttention(database, today) : null,
    isOffice && isConnected ? countIncoming(database) : null,
    countApplications(database, caller),
  ]);
  return {
    year: academicYearOf(today),
    agreements,
    waiting: { us: [...us], partner: [...partner] },
    attention: attention && { count: attention.value.length, hasMore: attention.hasMore },
    incoming,
    applications,
  };
}

async function countAgreements(
  database: Database,
  caller: Caller,
  today: Date,
): Promise<Overview['agreements']> {
  const year = academicYearOf(today);
  const inForce = (asked: AgreementFilter) => agreementFilter({ ...AGREEMENTS_IN_FORCE, ...asked }, today);
  const filters = {
    active: inForce({}),
    waitingForUs: inForce({ waiting: 'us' }),
    waitingForPartner: inForce({ waiting: 'partner' }),
    endingNow: inForce({ endYear: year }),
    endingNext: inForce({ endYear: year + 1 }),
    idleDrafts: inForce({ idle: 'yes' }),
  };
  const counted = { caller, derived: DERIVED_AGREEMENT_MEMBERS };
  if (!caller.permissions.includes('iia_edit_iro'))
    return {
      ...(await countRecords(database, 'MobilityAgreements', { ...counted, filters })),
      undelivered: null,
    };
  return countRecords(database, 'MobilityAgreements', {
    ...counted,
    filters: { ...filters, undelivered: inForce({ undelivered: 'yes' }) },
  });
}

async function countApplications(database: Database, caller: Caller): Promise<Overview['applications']> {
  if (!caller.permissions.includes('application_list')) return null;
  const ofStatus = (status: ApplicationStatus) =>
    filter.and(filter.eq('isDeleted', false), filter.eq('status', status));
  return countRecords(database, 'ApplicationStudentStudiesForms', {
    caller,
    derived: {},
    filters: {
      draft: ofStatus('draft'),
      submitted: ofStatus('submitted'),
      validated: ofStatus('validated'),
    },
  });
}

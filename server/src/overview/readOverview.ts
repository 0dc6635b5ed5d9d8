import { sql } from 'kysely';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import {
  ACTIVE_AGREEMENTS,
  agreementFilter,
  type AgreementFilter,
} from 'shared-contracts/agreements/agreementFilter.ts';
import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { ApplicationStatus } from 'shared-contracts/applications/applications.ts';
import { filter } from 'shared-contracts/call/filter.ts';
import type { FilesState, Overview } from 'shared-contracts/overview/overview.ts';
import { countRecords, selectAgreements } from '../data/records.ts';
import type { Database } from '../database/database.ts';
import { DERIVED_AGREEMENT_MEMBERS, prepareSteps } from '../exchange/agreementMembers.ts';
import { listWaitingForPartner } from './waitingAgreements.ts';
import { readWaitingForUs } from './waitingForUs.ts';

/**
 * What the overview is made of.
 *
 * - isConnected: whether partners can offer agreements at all
 */
export type OverviewServices = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly isConnected: boolean;
  readonly fileRoom: () => Promise<{ readonly state: FilesState }>;
};

/** The part of the overview that follows from records alone. */
export type LastingOverview = Pick<Overview, 'year' | 'own' | 'waiting' | 'applications'> & {
  readonly agreements: Omit<Overview['agreements'], 'undelivered'>;
};

/** Counts what follows from records, as far as the caller may know it. */
export async function readLasting(database: Database, caller: Caller, today: Date): Promise<LastingOverview> {
  // Once, before three statements ask for it at the same time.
  if (caller.permissions.includes('iia_edit_iro')) await prepareSteps(database);
  const [agreements, own, us, partner, applications] = await Promise.all([
    countAgreements(database, caller, today),
    countOwn(database, caller, today),
    readWaitingForUs(database, caller, today),
    listWaitingForPartner(database, caller, today),
    countApplications(database, caller),
  ]);
  return {
    year: academicYearOf(today),
    agreements: {
      ...agreements,
      waitingForUs: Object.values(us.steps).reduce((sum, { count }) => sum + count, 0),
      steps: us.steps,
    },
    own,
    waiting: { us: [...us.longest], partner: [...partner] },
    applications,
  };
}

/** Counts active agreements of which the partner's system did not take what it was told. */
export async function countUndelivered(database: Database, caller: Caller, today: Date): Promise<number> {
  // They are few: to look for them among all agreements takes longer.
  const asked = active({ undelivered: 'yes' }, today);
  const { root, where } = selectAgreements(caller, DERIVED_AGREEMENT_MEMBERS, asked);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${root.source} where ${where}`.execute(database);
  return rows[0]?.count ?? 0;
}

async function countAgreements(
  database: Database,
  caller: Caller,
  today: Date,
): Promise<Omit<LastingOverview['agreements'], 'waitingForUs' | 'steps'>> {
  const year = academicYearOf(today);
  return countRecords(database, 'MobilityAgreements', {
    caller,
    derived: DERIVED_AGREEMENT_MEMBERS,
    within: active({}, today),
    once: ['turn'],
    filters: {
      active: active({}, today),
      waitingForPartner: active({ waiting: 'partner' }, today),
      notDue: active({ waiting: 'later' }, today),
      endingNow: active({ ends: year }, today),
      endingNext: active({ ends: year + 1 }, today),
      idleDrafts: active({ idle: 'yes' }, today),
    },
  });
}

async function countOwn(database: Database, caller: Caller, today: Date): Promise<Overview['own']> {
  const own: AgreementFilter = caller.permissions.includes('iia_edit_iro')
    ? { officer: 'me' }
    : { whose: 'department' };
  const ofOwn = (asked: AgreementFilter) => agreementFilter(asked, today);
  return countRecords(database, 'MobilityAgreements', {
    caller,
    derived: DERIVED_AGREEMENT_MEMBERS,
    within: active(own, today),
    filters: {
      total: ofOwn({}),
      waitingForUs: ofOwn({ waiting: 'us' }),
      drafts: ofOwn({ status: AGREEMENT_STATUS.Draft }),
      endingNow: ofOwn({ ends: academicYearOf(today) }),
    },
  });
}

function active(asked: AgreementFilter, today: Date) {
  return agreementFilter({ ...ACTIVE_AGREEMENTS, ...asked }, today);
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

import { academicYearOf } from '../dates/academicYear.ts';
import { startOfUniversityDay, universityDay } from '../dates/universityTime.ts';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from './agreements.ts';
import type { Turn } from './lifeCycle/agreementTurn.ts';
import type { CampaignStage } from './lifeCycle/campaignStages.ts';
import { lastDueYear, WAITING_STEPS } from './lifeCycle/waitingSteps.ts';
import { filter, type Filter } from '../call/filter.ts';
import { type OfficerAsked, officerFilter } from '../call/officerFilter.ts';
import { agreedTermsFilter, type AskedTerms } from './agreedTermsFilter.ts';

/** A draft that nobody has changed for so many days counts as left alone. */
export const IDLE_DRAFT_DAYS = 30;
/** Stands for an EWP status that was never given: the agreement was made on paper, before the network. */
export const NO_EWP_STATUS = 0;
const DAY_MS = 86_400_000;

/** Whose the agreements are that a coordinator asks for. */
export const WHOSE = ['me', 'department', 'all'] as const;
export type Whose = (typeof WHOSE)[number];

/** Whom an agreement can be said to wait for. */
export const WAITED_FOR = ['us', 'partner'] as const;
export type WaitedFor = (typeof WAITED_FOR)[number];

/** Whose turns mean that the partner is waited for: an agreement that either may move on waits for both. */
const PARTNERS_TURNS = ['partner', 'both'] as const satisfies readonly Turn[];

/**
 * By what lists ask who is waited for: somebody, one step of ours ({@link WAITING_STEPS}), or `later`: what is ours to do and not due yet. `us` is the sum
 * of the steps.
 */
export const WAITING = [...WAITED_FOR, ...WAITING_STEPS, 'later'] as const;
export type Waiting = (typeof WAITING)[number];

/**
 * What of the agreements is asked for, ids unless said otherwise; null, '' and absence ask for nothing.
 *
 * - ewpId: text within the partner's id of the agreement
 * - ewpStatus: {@link NO_EWP_STATUS} for agreements that have none
 * - localFinalized: 0 or 1
 * - active: those of which the last academic year is the present one or later, whatever their state, unless one certain agreement is looked for
 * - deleted: those that were deleted instead of those that were not
 * - waiting: those that wait, see {@link WAITING}
 * - running: those in force in this academic year: approved by both universities, not terminated, and the year is one of theirs; runsOn: those of them
 *   that go on in the one after; ends: those in force of which this is the last academic year
 * - idle: drafts left alone
 * - undelivered: the partner's system did not take what it was told; unread: it has not fetched our copy as it is now; silent: those that wait for a
 *   partner of which nothing came for thirty days; offNetwork: the partner is not on the network (`iia_edit_iro`, each)
 * - whose: those that name the reader (`me`), or the reader or somebody of the reader's department (`department`); `all` asks for nothing
 * - proposed: drafts that coordinators proposed
 * - officer: id of whoever is in charge, what nobody is in charge of, or `me` for what is on the reader's desk: theirs, and that of whom they stand in
 *   for today (`iia_edit_iro`)
 * - stage: how far they have come among those of their year (`iia_edit_iro`)
 * - code, city: text within the partner's Erasmus code, with any blanks, and within the name of its city
 * - since: changed on this day or later, `YYYY-MM-DD` at the university
 * - terms of one row: see {@link AskedTerms}
 */
export type AgreementFilter = AskedTerms & {
  readonly code?: string;
  readonly city?: string;
  readonly since?: string;
  readonly country?: number | null;
  readonly institution?: number | null;
  readonly id?: number | null;
  readonly ewpId?: string;
  readonly status?: number | null;
  readonly ewpStatus?: number | null;
  readonly localFinalized?: number | null;
  readonly active?: 'yes' | 'no';
  readonly startYear?: number | null;
  readonly endYear?: number | null;
  readonly department?: number | null;
  readonly coordinator?: number | null;
  readonly deleted?: 'yes' | 'no';
  readonly waiting?: Waiting | null;
  readonly ends?: number | null;
  readonly running?: number | null;
  readonly runsOn?: number | null;
  readonly idle?: 'yes' | null;
  readonly undelivered?: 'yes' | null;
  readonly silent?: 'yes' | null;
  readonly unread?: 'yes' | null;
  readonly offNetwork?: 'yes' | null;
  readonly whose?: Whose | null;
  readonly proposed?: 'yes' | null;
  readonly officer?: OfficerAsked;
  readonly stage?: CampaignStage | null;
};

/** The list's filter as long as nobody has chosen another: agreements that have not ended, drafts among them. Which are in force, `running` finds. */
export const ACTIVE_AGREEMENTS = { active: 'yes', deleted: 'no' } as const satisfies AgreementFilter;

/**
 * Writes what is asked for as a `$filter` of `MobilityAgreements`: of the list, and of every number that leads to it.
 *
 * - today: decides which agreements are active, and which drafts are left alone
 *
 * Source: specification document 1, section 7.1.
 */
export function agreementFilter(asked: AgreementFilter, today: Date): Filter | undefined {
  const ewpId = asked.ewpId?.trim() ?? '';
  return filter.and(
    equal('status', asked.status),
    asked.ewpStatus === NO_EWP_STATUS ? filter.eq('ewpStatus', null) : equal('ewpStatus', asked.ewpStatus),
    partner('institutions/country', asked.country),
    partner('institutions/id', asked.institution),
    partnerSays('institutions/erasmusCode', asked.code?.trim() ?? ''),
    partnerSays('institutions/cityName', asked.city?.trim() ?? ''),
    equal('startYear', asked.startYear),
    equal('endYear', asked.endYear),
    equal('id', asked.id),
    ewpId === '' ? undefined : filter.contains('partnerAgreementIdentifications/iiaId', ewpId),
    equal('localStatus', asked.localFinalized),
    filter.eq('isDeleted', asked.deleted === 'yes'),
    equal('departmentalCoordinatorContacts/department', asked.department),
    equal('departmentalCoordinatorContacts/person', asked.coordinator),
    asked.active === 'yes' && !isSearchById(asked)
      ? filter.ge('endYear/id', academicYearOf(today))
      : undefined,
    asked.waiting ? waits(asked.waiting, today) : undefined,
    asked.undelivered === 'yes' ? filter.eq('isUndelivered', true) : undefined,
    asked.silent === 'yes'
      ? filter.and(waits('partner', today), filter.eq('isPartnerSilent', true))
      : undefined,
    asked.unread === 'yes' ? filter.eq('isCopyUnread', true) : undefined,
    asked.offNetwork === 'yes' ? filter.eq('isPartnerOffNetwork', true) : undefined,
    inForce(asked.running, 0),
    inForce(asked.runsOn, 1),
    asked.ends == null ? undefined : filter.and(inForce(asked.ends, 0), filter.eq('endYear/id', asked.ends)),
    namesWhom(asked.whose),
    asked.proposed === 'yes' ? filter.eq('isProposed', true) : undefined,
    asked.since ? filter.ge('dateModified', startOfUniversityDay(asked.since)) : undefined,
    agreedTermsFilter(asked),
    officerFilter(asked.officer),
    asked.stage ? filter.eq('campaignStage', asked.stage) : undefined,
    asked.idle === 'yes'
      ? filter.and(
          filter.eq('status/id', AGREEMENT_STATUS.Draft),
          filter.lt('dateModified', idleSince(today)),
        )
      : undefined,
  );
}

function namesWhom(whose: Whose | null | undefined): Filter | undefined {
  if (whose == null || whose === 'all') return undefined;
  const me = filter.eq('namesMe', true);
  return whose === 'me' ? me : filter.or(me, filter.eq('namesMyDepartment', true));
}

/** The one rule of what is in force in an academic year, and so many years on; that it is not deleted, every filter says. */
function inForce(year: number | null | undefined, yearsOn: number): Filter | undefined {
  if (year == null) return undefined;
  return filter.and(
    filter.eq('ewpStatus', EWP_STATUS['Approved by all']),
    filter.ne('terminated', TERMINATION_STATUS['IIA Terminated']),
    filter.le('startYear/id', year),
    filter.ge('endYear/id', year + yearsOn),
  );
}

/** What is not due yet waits for nobody: see `isNotDueYet`. */
function waits(waiting: Waiting, today: Date): Filter | undefined {
  if (waiting === 'partner') return filter.oneOf('turn', PARTNERS_TURNS);
  const isOurs = filter.oneOf('waitingStep', WAITING_STEPS);
  const lastDue = lastDueYear(today);
  if (waiting === 'later')
    return filter.and(
      filter.gt('startYear/id', lastDue),
      filter.or(filter.eq('ewpStatus', null), filter.eq('ewpStatus', EWP_STATUS['Not notified'])),
      isOurs,
    );
  return filter.and(
    waiting === 'us' ? isOurs : filter.eq('waitingStep', waiting),
    filter.or(filter.le('startYear/id', lastDue), filter.gt('ewpStatus/id', EWP_STATUS['Not notified'])),
  );
}

/** Tells whether one certain agreement is looked for: it is found whether or not it is still active. */
export function isSearchById({ id, ewpId }: Pick<AgreementFilter, 'id' | 'ewpId'>): boolean {
  return id != null || (ewpId ?? '').trim() !== '';
}

/** Drafts that were changed last before this moment are left alone; whole days, so that all who ask on one day ask the same. */
export function idleSince(today: Date): Date {
  return new Date(Date.parse(universityDay(today)) - IDLE_DRAFT_DAYS * DAY_MS);
}

function equal(field: string, value: number | null | undefined): Filter | undefined {
  return value == null ? undefined : filter.eq(field, value);
}

function partnerSays(field: string, text: string): Filter | undefined {
  return text === ''
    ? undefined
    : filter.and(filter.contains(field, text), filter.eq('institutions/isLocal', false));
}

/** Our own institution is one of each agreement's too, and no partner: what is asked of one institution is joined by `and`. */
function partner(field: string, value: number | null | undefined): Filter | undefined {
  return value == null
    ? undefined
    : filter.and(filter.eq(field, value), filter.eq('institutions/isLocal', false));
}

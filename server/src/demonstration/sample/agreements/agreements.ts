import { DEFAULT_LOCAL_CONTACT_ID, LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { chooseFacts, neverExchanged, ewpStatusId, statusId } from './agreementFacts.ts';
import type { AgreementFacts } from './agreementFacts.ts';
import { addNotes } from './agreementNotes.ts';
import { type OpenPlan, planOf } from './agreementPlans.ts';
import { OFFICE_COMMENTS } from './agreementTexts.ts';
import { daysLater } from '../chance/days.ts';
import type { FactsheetIds } from '../partners/factsheets.ts';
import type { LocalStaff, StaffMember } from '../staff/localStaff.ts';
import { addMobilityRows } from './mobilityRows.ts';
import type { DepartmentPair } from './mobilityRows.ts';
import { addNetworkHistory } from './networkHistory.ts';
import type { Partner, PartnerPool } from '../partners/partners.ts';
import { createRandom, weightedChoice } from '../chance/random.ts';
import type { Random } from '../chance/random.ts';
import type { LocalDepartment } from '../context/referenceRecords.ts';
import type { SampleContext } from '../context/sampleContext.ts';

/** Agreement that a student may choose for a stay. */
export type Placement = {
  readonly agreementId: number;
  /** Academic years of the agreement, by the calendar year in which they begin. */
  readonly startYear: number;
  readonly endYear: number;
  readonly partner: Partner;
  readonly department: LocalDepartment;
  readonly coordinator: StaffMember;
  readonly isBlended: boolean;
};

export type AgreementMaker = (index: number) => Placement | null;

type Options = {
  readonly staff: LocalStaff;
  readonly partners: PartnerPool;
  readonly factsheets: FactsheetIds;
};

/** What of a demo partner's agreements waits to be sent: one of so many; the others have ended. */
const DEMO_OPEN_EVERY = 3;
const TO_SEND: OpenPlan = { status: 'Final', ewpStatus: 'Not notified', yearsAhead: 1 };
const TEACHERS_DRAFT: OpenPlan = { status: 'Draft', ewpStatus: 'Not notified', yearsAhead: 1 };
/** Every so many agreements one is a draft of the demo account `teacher`, as long as there are few. */
const TEACHER_DRAFT_EVERY = 150;
const TEACHER_DRAFTS = 8;
/** Copies of partners are read and written one by one: of the first agreements alone, however large the sample is. */
const APART_AMONG = 1200;
const SHARE = {
  withoutCoordinator: 0.06,
  withoutDefaultContact: 0.02,
  comments: 0.1,
  signings: 0.6,
  fromOffice: 0.4,
} as const;

/** Prepares the maker of agreements; call it with 0, 1, 2, … */
export function agreementMaker(
  context: SampleContext,
  { staff, partners, factsheets }: Options,
): AgreementMaker {
  const random = createRandom('agreements');
  const noteRandom = createRandom('notes');
  const teaching = context.reference.localDepartments.filter(({ subjectArea }) => subjectArea !== null);
  const pickDepartment = weightedChoice(
    teaching.map((department, index) => [department, 1 + ((index * 7) % 11)] as const),
  );

  let withDemoPartners = 0;
  const demoPlan = () => (withDemoPartners++ % DEMO_OPEN_EVERY === 0 ? TO_SEND : 'settled');

  return (index) => {
    const isTeachers = index % TEACHER_DRAFT_EVERY === 4 && index < TEACHER_DRAFT_EVERY * TEACHER_DRAFTS;
    const partner = partners.pick(random);
    const plan = isTeachers ? TEACHERS_DRAFT : partner.isDemoPartner ? demoPlan() : planOf(index);
    const chosen = chooseFacts(random, context.proportions, context.calendar, plan);
    const facts = partner.isDemoPartner ? neverExchanged(chosen, context.calendar) : chosen;
    const first = isTeachers ? staff.teacher.department : pickDepartment(random);
    const pairs = departmentPairs(context, random, { partner, first, pickDepartment });
    const local = isTeachers ? [staff.teacher] : localCoordinators(random, staff, pairs);
    const owner =
      local[0] && (isTeachers || !random.chance(SHARE.fromOffice)) ? local[0] : random.pick(staff.officers);

    const id = context.nextId('agreements');
    addAgreement(context, random, { id, facts, ownerId: owner.userId });
    addContacts(context, random, { id, partner, local, pairs });
    addLinks(context, { id, partner, factsheets });
    const { isBlended } = addMobilityRows(context, random, { id, partner, pairs });
    addNetworkHistory(context, random, { id, partner, facts });
    if (facts.isApart && index < APART_AMONG) context.apart.push(id);
    addNotes(context, noteRandom, { id, facts, officers: staff.officers });
    if (facts.status === 'Final' && random.chance(SHARE.signings))
      addSignings(context, random, { id, facts, partner, staff });
    const coordinator = local[0];
    return coordinator && isOpenToStudents(context, facts)
      ? {
          agreementId: id,
          startYear: facts.startYear,
          endYear: facts.endYear,
          partner,
          department: first,
          coordinator,
          isBlended,
        }
      : null;
  };
}

/** Source: specification document 3, section 7. */
function isOpenToStudents({ calendar }: SampleContext, facts: AgreementFacts): boolean {
  const isInForce = facts.localStatus === 1 || facts.ewpStatus === 'Approved by all';
  return isInForce && !facts.isDeleted && facts.startYear <= calendar.year && facts.endYear > calendar.year;
}

type PairOptions = {
  readonly partner: Partner;
  readonly first: LocalDepartment;
  readonly pickDepartment: (random: Random) => LocalDepartment;
};

function departmentPairs(
  context: SampleContext,
  random: Random,
  { partner, first, pickDepartment }: PairOptions,
): readonly DepartmentPair[] {
  const departments = new Set([first]);
  const wanted = context.proportions.departments(random);
  while (departments.size < wanted) departments.add(pickDepartment(random));
  return [...departments].map((local) => {
    const subjectArea = local.subjectArea ?? '0000';
    return { local, partner: partner.departmentFor(subjectArea), subjectArea };
  });
}

function localCoordinators(
  random: Random,
  staff: LocalStaff,
  pairs: readonly DepartmentPair[],
): readonly StaffMember[] {
  if (random.chance(SHARE.withoutCoordinator)) return [];
  return pairs.map((pair) => random.pick(staff.coordinatorsOf(pair.local)));
}

type New = { readonly id: number; readonly facts: AgreementFacts; readonly ownerId: number | null };

function addAgreement({ batches }: SampleContext, random: Random, { id, facts, ownerId }: New): void {
  batches.agreements(
    id,
    facts.startYear,
    facts.endYear,
    statusId(facts),
    ewpStatusId(facts),
    facts.localStatus,
    facts.terminated,
    facts.isDeleted,
    facts.ewpStatus !== 'Notified by partner',
    random.chance(SHARE.comments) ? random.pick(OFFICE_COMMENTS) : null,
    ownerId,
    facts.created.toISOString(),
    facts.modified.toISOString(),
    true,
  );
}

type ContactsOf = {
  readonly id: number;
  readonly partner: Partner;
  readonly local: readonly StaffMember[];
  readonly pairs: readonly DepartmentPair[];
};

function addContacts(
  { batches }: SampleContext,
  random: Random,
  { id, partner, local, pairs }: ContactsOf,
): void {
  const contacts = new Set(local.map(({ contactId }) => contactId));
  if (!random.chance(SHARE.withoutDefaultContact)) contacts.add(DEFAULT_LOCAL_CONTACT_ID);
  for (const pair of pairs) contacts.add(random.pick(pair.partner.coordinators).contactId);
  if (random.chance(0.3)) contacts.add(partner.institutionalCoordinator.contactId);
  for (const contactId of contacts) batches.agreement_contacts(id, contactId);
}

type LinksOf = { readonly id: number; readonly partner: Partner; readonly factsheets: FactsheetIds };

function addLinks({ batches }: SampleContext, { id, partner, factsheets }: LinksOf): void {
  batches.agreement_institutions(id, LOCAL_INSTITUTION_ID);
  batches.agreement_institutions(id, partner.institution.id);
  batches.agreement_factsheets(id, factsheets.local);
  const factsheetId = factsheets.byInstitution.get(partner.institution.id);
  if (factsheetId !== undefined) batches.agreement_factsheets(id, factsheetId);
}

type SigningsOf = {
  readonly id: number;
  readonly facts: AgreementFacts;
  readonly partner: Partner;
  readonly staff: LocalStaff;
};

function addSignings(
  context: SampleContext,
  random: Random,
  { id, facts, partner, staff }: SigningsOf,
): void {
  const signers = [
    { institutionId: LOCAL_INSTITUTION_ID, signer: random.pick(staff.officers) },
    { institutionId: partner.institution.id, signer: partner.institutionalCoordinator },
  ];
  signers.forEach(({ institutionId, signer: { title, email, address, person } }, position) => {
    const signer = { title, givenName: person.givenName, familyName: person.familyName, address, email };
    const signed = daysLater(facts.created, random.integer(5, 60), context.calendar);
    context.batches.agreement_signings(
      id,
      position,
      institutionId,
      JSON.stringify(signer),
      signed.toISOString(),
    );
  });
}

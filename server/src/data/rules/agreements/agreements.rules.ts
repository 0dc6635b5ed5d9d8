import { NEW_AGREEMENT_FACTS } from 'shared-contracts/agreements/agreementFacts.ts';
import { refusalOf } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import {
  AGREEMENT_STATUS,
  EWP_STATUS,
  LOCAL_INSTITUTION_ID,
} from 'shared-contracts/agreements/agreements.ts';
import { agreementYearsSchema } from 'shared-contracts/agreements/entities/agreementYears.ts';
import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';
import { notPermitted } from '../../../platform/problems/refusals.ts';
import { forgetChangedWords } from './partnersWords.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';
import { hasLocalCoordinator, hasPerson, ownLocalContact } from './agreementContacts.ts';
import { hasMobilities } from './agreementMobilities.ts';
import { finalFaults, requireSendable } from './agreementNetwork.ts';
import { activeFactsheets, departmentErrors, factsheetErrors, subjectAreaErrors } from './agreementLinks.ts';
import { changedSubjectAreas, rowDepartments, rowErrors } from './agreementRows.ts';
import { type AgreementState, agreementState, storedFacts } from './agreementState.ts';
import { refusedDeletion, refusedStep, STATE_MEMBERS } from './agreementSteps.ts';
import { networkFactErrors } from './networkFacts.ts';
import { facultyErrors } from './facultyEdits.ts';
import { lifeCycleProblem } from '../../../platform/problems/lifeCycleProblem.ts';
import { recordErrors } from '../memberErrors.ts';
import { saveNestedOfAgreement } from './agreementNested.ts';
import { type Change, isPosted, type SetRules } from '../../../records/save/setRules.ts';
import { foldStudyCycles } from './studyCycles.ts';

type Agreement = 'MobilityAgreements';

/**
 * Agreements: who owns one, which steps its states take, and what its years, institutions, contacts and rows must be.
 *
 * Only what a save changes is checked, so that an old agreement can still be changed in another place; a step to Submitted
 * or Final checks all of it. What is final is checked for what the network would refuse besides.
 */
export const agreementRules: SetRules<Agreement> = {
  governs: ['status/id'],
  saveNested: saveNestedOfAgreement,
  apply: async (change, context) => {
    const { before, after, changed } = change;
    const isOffice = context.caller.permissions.includes('iia_edit_iro');
    completeStates(after);
    foldStudyCycles(after, changed);
    forgetChangedWords(before, after);
    await requireStep(change, context);
    setOwner(change, context, isOffice);
    if (before?.ewpStatus === EWP_STATUS['Approved by all'] && after.ewpStatus !== before.ewpStatus)
      keepApprovedCopy(before, after);
    completeInstitutions(after, changed);
    await followInstitutions(change, context);
    const hidden = await facultyErrors(change, context);
    if (!isOffice) await addOwnContact(after, context);
    const errors = [...hidden, ...(await contentErrors(change, context))];
    const faults = await finalFaults(change, context.database);
    // What is wrong with a field is said once.
    return [...errors, ...faults.filter(({ field }) => errors.every((error) => error.field !== field))];
  },
  isIncomplete: async (before, context) => {
    const { caller } = context;
    if (caller.permissions.includes('iia_edit_iro')) return false;
    if (refusalOf('edit', storedFacts(before), caller.permissions) !== undefined) return false;
    return before.owner !== caller.id || (await missingOwnContact(before, context)) !== undefined;
  },
  checkDelete: (record, { caller }) => {
    const refused = refusedDeletion(storedFacts(record), caller.permissions);
    if (refused !== undefined) throw lifeCycleProblem(refused.refusal, refused.field);
  },
};

function completeStates(after: Unsaved<Agreement>): void {
  after.status ??= AGREEMENT_STATUS.Draft;
  after.ewpStatus ??= EWP_STATUS['Not notified'];
}

/** Lets only those changes through that the table of the life cycle has an action for, now and for this caller. */
async function requireStep(
  { before, after, changed }: Change<Agreement>,
  context: SaveContext,
): Promise<void> {
  const isEnding = before !== null && changed.includes('terminated');
  const id = Number(before?.id);
  const refused = refusedStep(
    before === null
      ? NEW_AGREEMENT_FACTS
      : storedFacts(before, { hasMobilities: isEnding && (await hasMobilities(context.database, id)) }),
    agreementState(after),
    changed.some((member) => !STATE_MEMBERS.some((state) => state === member)),
    context.caller.permissions,
  );
  if (refused !== undefined) throw lifeCycleProblem(refused.refusal, refused.field);
  if (isEnding) await requireSendable(context.database, id);
}

/** Whoever saves is or stays the owner; a draft that Faculty edit becomes theirs. Nobody gives an agreement to somebody else. */
function setOwner({ before, after }: Change<Agreement>, { caller }: SaveContext, isOffice: boolean): void {
  const stored = before?.owner ?? null;
  if ((after.owner ?? stored) !== stored && after.owner !== caller.id) throw notPermitted('owner');
  if (!isOffice || before === null) after.owner = caller.id;
  else after.owner ??= stored;
}

/** Changes begin from the copy that both approved; an agreement that came without one keeps its state of now, of which no hash is known. */
function keepApprovedCopy(before: Stored<Agreement>, after: Unsaved<Agreement>): void {
  after.approvedCopy ??= { hash: '', agreement: { ...before, approvedCopy: null } };
}

function completeInstitutions(after: Unsaved<Agreement>, changed: readonly MemberOf<Agreement>[]): void {
  const { institutions } = agreementState(after);
  if (!changed.includes('institutions') || institutions.includes(LOCAL_INSTITUTION_ID)) return;
  after.institutions = [...institutions, LOCAL_INSTITUTION_ID].sort((a, b) => a - b);
}

/** The factsheets of an agreement are those of its institutions, unless a save says otherwise. */
async function followInstitutions(
  { after, changed, posted }: Change<Agreement>,
  { database }: SaveContext,
): Promise<void> {
  if (!changed.includes('institutions') || isPosted(posted, 'factsheets')) return;
  after.factsheets = await activeFactsheets(database, agreementState(after).institutions);
}

async function addOwnContact(after: Unsaved<Agreement>, context: SaveContext): Promise<void> {
  const own = await missingOwnContact(after, context);
  if (own === undefined) return;
  const { departmentalCoordinatorContacts: contacts } = agreementState(after);
  after.departmentalCoordinatorContacts = [...contacts, own].sort((a, b) => a - b);
}

/** The caller's own contact, where an agreement has no contact of that person. */
async function missingOwnContact(
  agreement: Stored<Agreement> | Unsaved<Agreement>,
  { caller, database }: SaveContext,
): Promise<number | undefined> {
  const own = await ownLocalContact(database, caller.id);
  const { departmentalCoordinatorContacts: contacts } = agreementState(agreement);
  return own === undefined || (await hasPerson(database, contacts, own.person)) ? undefined : own.id;
}

/** What the content is checked with: whoever saves it, and when. */
type CheckContext = Pick<SaveContext, 'database' | 'now'> & {
  readonly caller: Pick<SaveContext['caller'], 'id' | 'permissions'>;
};

/**
 * Names what keeps an agreement from being submitted and sent, by the checks of both, as it is stored; empty when nothing does.
 *
 * Whose turn it is, and what the life cycle refuses, is not looked at.
 */
export async function faultsBeforeSending(
  stored: Stored<Agreement>,
  context: Pick<SaveContext, 'database' | 'now'>,
): Promise<readonly FieldError[]> {
  // What is final already is only sent.
  if (stored.status === AGREEMENT_STATUS.Final)
    return finalFaults({ before: null, after: stored, changed: [] }, context.database);
  const after: Unsaved<Agreement> = { ...stored, status: AGREEMENT_STATUS.Final };
  const change = { before: stored, after, changed: ['status'] as const };
  const errors = await contentErrors(change, {
    ...context,
    caller: { id: 0, permissions: ['iia_edit_iro'] },
  });
  const faults = await finalFaults(change, context.database);
  return [...errors, ...faults.filter(({ field }) => errors.every((error) => error.field !== field))];
}

async function contentErrors(
  { before, after, changed }: Pick<Change<Agreement>, 'before' | 'after' | 'changed'>,
  context: CheckContext,
): Promise<readonly FieldError[]> {
  const state = agreementState(after);
  const isWhole = before === null || state.status !== before.status;
  const isDue = (...members: MemberOf<Agreement>[]) =>
    isWhole || members.some((member) => changed.includes(member));
  const lists = MOBILITY_LISTS.filter((list) => isDue(list, 'institutions'));
  const errors = [
    ...networkFactErrors({ before, after, changed }),
    ...yearErrors(state, before === null ? ['startYear', 'endYear'] : changed, context.now),
    ...(isDue('institutions') && !state.institutions.some((id) => id !== LOCAL_INSTITUTION_ID)
      ? [{ field: 'institutions', code: refusedAs('required') }]
      : []),
    ...(await factsheetErrors(context.database, { after, changed })),
    ...rowErrors(after, state.institutions, lists),
    ...(await departmentErrors(context.database, rowDepartments(after, lists))),
    ...(await subjectAreaErrors(context.database, changedSubjectAreas(before, after, lists))),
  ];
  if (!isDue('institutions', 'departmentalCoordinatorContacts') || (await hasCoordinator(state, context)))
    return errors;
  return [
    ...errors,
    { field: 'departmentalCoordinatorContacts', code: refusedAs('local-coordinator-missing') },
  ];
}

/** Faculty who save a draft are its coordinator, whatever roles their contact record names. */
async function hasCoordinator(
  { departmentalCoordinatorContacts: contacts }: AgreementState,
  { caller, database }: CheckContext,
): Promise<boolean> {
  const own = caller.permissions.includes('iia_edit_iro')
    ? undefined
    : await ownLocalContact(database, caller.id);
  const isOwn = own !== undefined && (await hasPerson(database, contacts, own.person));
  return isOwn || hasLocalCoordinator(database, contacts);
}

function yearErrors(state: AgreementState, members: readonly MemberOf<Agreement>[], now: Date): FieldError[] {
  return recordErrors(agreementYearsSchema(now), state).filter(
    ({ field, code }) =>
      members.some((member) => member === field) ||
      (code === 'end-before-start' && members.includes('startYear')),
  );
}

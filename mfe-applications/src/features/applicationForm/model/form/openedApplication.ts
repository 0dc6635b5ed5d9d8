import type { ApplicationStatus, ApplicationType } from 'shared-contracts/applications/applications.ts';
import { isReturned } from 'shared-contracts/applications/applicationLifeCycle.ts';
import type { ApplicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import type { ApplicantUser } from 'shared-contracts/session/currentUser.ts';
import type { OrUnknown } from 'shared-contracts/call/known.ts';
import { readForm } from 'shared-contracts/members/form/formPart.ts';
import type { OpenedRecord } from 'shared-record/model';
import { applicantOfApplication, applicantOfUser, type Applicant } from './applicant.ts';
import { APPLICATION_FORM, type ApplicationForm } from './applicationForm.ts';
import { formFromEarlier } from './earlierApplication.ts';
import { newApplicationForm, withPreferredMobility } from './newApplicationForm.ts';

/**
 * An application as it was opened.
 *
 * - ownerId: null while it is nobody's: the server makes a new one the caller's
 * - applicationYear: by the calendar year in which it begins
 */
export type OpenedApplication = OpenedRecord<ApplicationForm> & {
  readonly type: ApplicationType;
  readonly status: OrUnknown<ApplicationStatus>;
  readonly ownerId: number | null;
  readonly applicationNumber: number | null;
  /** It was submitted before, and the office sent it back, for this reason. */
  readonly isReturned: boolean;
  readonly returnReason: string | null;
  /** ISO times of what happened last; null where it has not. */
  readonly dateSubmitted: string | null;
  readonly dateReturned: string | null;
  readonly applicationYear: number | null;
  /** The office has closed the bank account. */
  readonly isAccountClosed: boolean;
  readonly applicant: Applicant;
  /** An earlier application with whose answers a new one begins, by the year in which its academic year begins; null for none. */
  readonly begunFrom: { readonly year: number | null } | null;
};

/** - earlier: the application whose answers it begins with */
export function newApplication(
  type: ApplicationType,
  user: ApplicantUser,
  applicationYear: number | null,
  earlier?: ApplicationItem,
): OpenedApplication {
  return {
    id: null,
    version: null,
    creationKey: crypto.randomUUID(),
    isAsMade: true,
    form: earlier === undefined ? newApplicationForm(type) : formFromEarlier(earlier, type),
    type,
    status: 'draft',
    ownerId: user?.id ?? null,
    applicationNumber: null,
    isReturned: false,
    returnReason: null,
    dateSubmitted: null,
    dateReturned: null,
    applicationYear,
    isAccountClosed: false,
    applicant: applicantOfUser(user),
    begunFrom: earlier === undefined ? null : { year: earlier.applicationYear ?? null },
  };
}

/** An application as it was read; one of a type that this release does not know is taken for a long-term one. */
export function openedApplication(application: ApplicationItem): OpenedApplication {
  const type = application.type === 'short-term-studies' ? application.type : 'long-term-studies';
  return {
    id: application.id,
    version: application.dateModified,
    creationKey: null,
    isAsMade: application.dateCreated === application.dateModified,
    form: withPreferredMobility(readForm(APPLICATION_FORM, application), type),
    type,
    status: application.status,
    ownerId: application.owner.id,
    applicationNumber: application.applicationNumber ?? null,
    isReturned: isReturned({ status: application.status, dateReturned: application.dateReturned ?? null }),
    returnReason: application.returnReason ?? null,
    dateSubmitted: application.dateSubmitted ?? null,
    dateReturned: application.dateReturned ?? null,
    applicationYear: application.applicationYear ?? null,
    isAccountClosed: application.isAccountClosed ?? false,
    applicant: applicantOfApplication(application),
    begunFrom: null,
  };
}

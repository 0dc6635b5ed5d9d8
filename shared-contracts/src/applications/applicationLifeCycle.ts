import { APPLICATION_STATUSES, type ApplicationStatus } from './applications.ts';
import type { Refusal } from '../errors/errorCodes.ts';
import type { APPLICATION } from './members/application.ts';
import { type OrUnknown, UNKNOWN } from '../call/known.ts';
import type { Permission } from '../rights/permissions.ts';

/**
 * What the life cycle of an application depends on.
 *
 * - status: a new application is a draft
 * - isOwn: it is the caller's
 * - isAccountClosed: the office has closed the bank account; absent where no action that is asked for depends on it
 */
export type ApplicationFacts = {
  readonly status: OrUnknown<ApplicationStatus>;
  readonly isDeleted: boolean;
  readonly isOwn: boolean;
  readonly isAccountClosed?: boolean | undefined;
};

/**
 * One action of the life cycle.
 *
 * - owner: statuses from which the student takes it
 * - office: statuses from which the office takes it, with any application
 * - post: state that it posts to the data API
 * - needsReason: it posts `returnReason` besides, which the student reads
 * - members: the only ones that it changes; absent where it may change any
 * - isOverOnceClosed: its student takes it only until the office has closed the bank account
 */
export type ApplicationAction = {
  readonly owner: readonly ApplicationStatus[];
  readonly office: readonly ApplicationStatus[];
  readonly post?: { readonly status: ApplicationStatus } | { readonly isDeleted: true };
  readonly needsReason?: true;
  readonly members?: readonly ApplicationMember[];
  readonly isOverOnceClosed?: true;
};

/** Member of an application that an action may be held to. */
type ApplicationMember = keyof (typeof APPLICATION)['fields'] | keyof (typeof APPLICATION)['links'];

/** What students need for their own applications, and the office for all. */
const OWNER_PERMISSION: Permission = 'application_edit';
const OFFICE_PERMISSION: Permission = 'application_settings';

/**
 * The life cycle of an application: every action that a person takes, who may, from which statuses, and what it posts.
 *
 * Buttons and server read this table and nothing else. What posts no status leaves it as it is. Source: specification document 3, sections 2,
 * 4 and 6; docs/features/application-rules.md.
 */
export const APPLICATION_LIFE_CYCLE = {
  saveDraft: { owner: ['draft'], office: ['draft'], post: { status: 'draft' } },
  submit: { owner: ['draft'], office: ['draft'], post: { status: 'submitted' } },
  validate: { owner: [], office: ['draft', 'submitted'], post: { status: 'validated' } },
  sendBack: {
    owner: [],
    office: ['submitted', 'validated'],
    post: { status: 'draft' },
    needsReason: true,
  },
  edit: { owner: ['draft'], office: APPLICATION_STATUSES },
  // The grant is paid months after the submission, often to an account that is opened for it.
  saveAccount: {
    owner: ['submitted', 'validated'],
    office: APPLICATION_STATUSES,
    members: ['paymentData'],
    isOverOnceClosed: true,
  },
  closeAccount: { owner: [], office: ['submitted', 'validated'], members: ['isAccountClosed'] },
  delete: { owner: ['draft', 'submitted'], office: APPLICATION_STATUSES, post: { isDeleted: true } },
} as const satisfies Record<string, ApplicationAction>;

export type ApplicationActionName = keyof typeof APPLICATION_LIFE_CYCLE;

/**
 * Tells why somebody cannot take an action now; undefined when the way is free.
 *
 * - `not-permitted` comes first: whoever lacks the right, whatever the status, is not told about states
 * - `account-closed`: the student's time for the bank account is over
 * - `deleted`, `unknown-state` (a newer server's), `not-in-this-state`
 */
export function applicationRefusal(
  name: ApplicationActionName,
  { status, isDeleted, isOwn, isAccountClosed = false }: ApplicationFacts,
  permissions: readonly Permission[],
): Refusal | undefined {
  const action: ApplicationAction = APPLICATION_LIFE_CYCLE[name];
  const isOffice = permissions.includes(OFFICE_PERMISSION);
  const mayOwn = isOwn && permissions.includes(OWNER_PERMISSION);
  const from = isOffice ? action.office : mayOwn ? action.owner : [];
  if (from.length === 0) return 'not-permitted';
  if (isDeleted) return 'deleted';
  if (status === UNKNOWN) return 'unknown-state';
  if (!from.includes(status)) return 'not-in-this-state';
  return action.isOverOnceClosed && isAccountClosed && !isOffice ? 'account-closed' : undefined;
}

/** Finds the action that leads from one status to another; undefined when none does. */
export function applicationActionBetween(
  from: ApplicationStatus,
  to: ApplicationStatus,
): ApplicationActionName | undefined {
  if (from === to) return 'edit';
  // `Object.keys` forgets which names they are.
  const names = Object.keys(APPLICATION_LIFE_CYCLE) as ApplicationActionName[];
  return names.find((name) => {
    const { post, office }: ApplicationAction = APPLICATION_LIFE_CYCLE[name];
    return post !== undefined && 'status' in post && post.status === to && office.includes(from);
  });
}

/** Tells whether a draft was submitted before and sent back: it keeps its number and year, and needs no open window. */
export function isReturned(application: {
  readonly status: OrUnknown<ApplicationStatus> | null;
  readonly dateReturned: string | null;
}): boolean {
  return application.status === 'draft' && application.dateReturned !== null;
}

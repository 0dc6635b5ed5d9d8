import { statedFacts } from 'shared-contracts/agreements/agreementFacts.ts';
import { AGREEMENT_ACTS, type ActReply, type AgreementAct } from 'shared-contracts/exchange/agreementActs.ts';
import {
  type AgreementFacts,
  LIFE_CYCLE,
  type LifeCycleAction,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import type {
  AgreementItem,
  AgreementNotification,
  ApprovalResponse,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn, type FakeApiCall, type FakeApiRoutes } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../../testing/moduleTexts.ts';
import AgreementViewPage from '../AgreementViewPage.tsx';
import { buildAgreement } from './buildAgreement.ts';
import { buildCopies } from './buildCopies.ts';

type Options = {
  readonly role?: Role;
  readonly language?: Language;
  readonly address?: string;
  readonly agreement?: Partial<AgreementItem>;
  readonly notifications?: readonly Partial<AgreementNotification>[];
  readonly approvals?: readonly Partial<ApprovalResponse>[];
  /** What only the exchange knows of the agreement; null for a server of an older release, which gives no facts. */
  readonly facts?: Partial<AgreementFacts> | null;
  /** Take the place of what the server would answer. */
  readonly routes?: FakeApiRoutes;
};

/** Two of the office, one of whom reads, and one who has left. */
export const OFFICERS = {
  me: 1,
  value: [
    { id: 1, name: 'Anna Officer', isOpen: true, away: null, isOnMyDesk: false },
    { id: 2, name: 'Babis Officer', isOpen: true, away: null, isOnMyDesk: false },
    { id: 3, name: 'Chara Gone', isOpen: false, away: null, isOnMyDesk: false },
  ],
};

/** Opens the view of agreement 12 before a server that keeps it: what is posted is what is read afterwards. */
export function openAgreement(options: Options = {}) {
  const {
    role = 'IRO',
    language = 'en',
    address = '/iia/view/12',
    notifications = [],
    approvals = [],
  } = options;
  let kept = buildAgreement(options.agreement);
  const calls = fakeApi({
    'GET MobilityAgreements/12': () => ({
      body: options.facts === null ? kept : { ...kept, facts: { ...statedFacts(kept), ...options.facts } },
    }),
    // None of another institution is in force.
    'GET MobilityFactsheets': () => ({ body: listOf([]) }),
    // Renewed by none.
    'GET MobilityAgreements': () => ({ body: listOf([]) }),
    'GET MobilityNotifications': () => ({ body: listOf(notifications) }),
    'GET MobilityAgreementApprovalResponses': () => ({ body: listOf(approvals) }),
    ...Object.fromEntries(
      AGREEMENT_ACTS.map((act) => [
        actRoute(act),
        () => {
          const { post }: LifeCycleAction = LIFE_CYCLE[act];
          kept = withPosted(kept, post ?? {});
          return { body: actReply() };
        },
      ]),
    ),
    'GET /exchange/iias/12/copies': () => ({ body: buildCopies() }),
    'GET /exchange/officers': () => ({ body: OFFICERS }),
    'POST /exchange/officers/current': () => ({ body: { value: [{ id: 12, officer: null }] } }),
    'GET /exchange/iias/12/documents': () => ({ body: { value: [], next: null } }),
    ...options.routes,
  });
  const view = renderInPortal(
    <SignedIn role={role}>
      <AgreementViewPage />
    </SignedIn>,
    {
      address,
      route: '/iia/view/:name',
      language,
      messages: moduleTexts(language),
    },
  );
  return { ...view, calls };
}

const LOOKS = /\/(copies|documents|officers|officers\/current)$/;

/** Gives route and body of what changed something, in order. */
export function steps(calls: readonly FakeApiCall[]): ReadonlyArray<readonly [string, unknown]> {
  return calls
    .filter(({ route }) => !LOOKS.test(route) && (route.startsWith('POST') || route.includes('/exchange/')))
    .map(({ route, body }) => [route, withoutKey(body)] as const);
}

/** The key of an action is another one each time. */
function withoutKey(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('key' in body)) return body;
  const { key, ...rest } = body;
  expect(key).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
  return rest;
}

/** Route of an action on agreement 12. */
export function actRoute(act: AgreementAct): string {
  return `POST /exchange/agreements/12/acts/${act}`;
}

/** What the server answers to an action that was done, with a first try to tell the partner that came to this. */
export function actReply(change: Partial<ActReply> = {}): ActReply {
  return { id: 12, outcome: 'delivered', deliveries: [], ...change };
}

function withPosted(
  agreement: AgreementItem,
  { status, ewpStatus, ...plain }: NonNullable<LifeCycleAction['post']>,
): AgreementItem {
  return {
    ...agreement,
    ...plain,
    ...(status !== undefined && { status: { id: Number(status), name: 'Final' } }),
    ...(ewpStatus !== undefined && { ewpStatus: { id: Number(ewpStatus), name: 'Notified by us' } }),
  } as AgreementItem;
}

function listOf(rows: readonly object[]) {
  return { value: rows.map((row, index) => ({ id: index + 1, ...row })), total: rows.length };
}

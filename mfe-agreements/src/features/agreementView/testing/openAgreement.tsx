import { statedFacts } from 'shared-contracts/agreementFacts.ts';
import type { AgreementFacts } from 'shared-contracts/agreementLifeCycle.ts';
import type {
  AgreementItem,
  AgreementNotification,
  ApprovalResponse,
} from 'shared-contracts/entities/agreementItem.ts';
import type { Language } from 'shared-contracts/language.ts';
import type { Role } from 'shared-contracts/permissions.ts';
import { fakeApi, SignedIn, type FakeApiCall, type FakeApiRoutes } from 'shared-auth/testing';
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
    'GET MobilityNotifications': () => ({ body: listOf(notifications) }),
    'GET MobilityAgreementApprovalResponses': () => ({ body: listOf(approvals) }),
    'POST MobilityAgreements': ({ body }) => {
      // The page's own saves: the tests check what they hold.
      const { status, ewpStatus, ...plain } = body as { status?: object; ewpStatus?: { id: number } };
      kept = {
        ...kept,
        ...plain,
        ...(ewpStatus && { ewpStatus }),
        ...(status && { status: { id: 3, name: 'Final' } }),
      };
      return { body: { id: 12 } };
    },
    'GET /exchange/iias/12/copies': () => ({ body: buildCopies() }),
    'GET /exchange/iias/12/documents': () => ({ body: { value: [], next: null } }),
    'GET /exchange/iias/12/cnr': () => ({ body: null }),
    'GET /exchange/iias/12/approve': () => ({ body: null }),
    'GET /exchange/mobisisewp/iias/revertiia/12': () => ({ body: null }),
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

const LOOKS = /\/(copies|documents)$/;

/** Gives route and body of what changed something, in order. */
export function steps(calls: readonly FakeApiCall[]): ReadonlyArray<readonly [string, unknown]> {
  return calls
    .filter(({ route }) => route.startsWith('POST') || (route.includes('/exchange/') && !LOOKS.test(route)))
    .map(({ route, body }) => [route, body] as const);
}

function listOf(rows: readonly object[]) {
  return { value: rows.map((row, index) => ({ id: index + 1, ...row })), total: rows.length };
}

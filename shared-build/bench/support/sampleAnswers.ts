import type { Attention } from 'shared-contracts/exchange/exchangeAttention.ts';
import type { IncomingAgreements } from 'shared-contracts/exchange/exchange.ts';
import type { Changes } from 'shared-contracts/portal/changes.ts';
import type { PortalConfig } from 'shared-contracts/portal/portalConfig.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { SESSION_KEY_COOKIE, SESSION_MARK_KEY, TAB_SESSION_KEY } from 'shared-contracts/session/session.ts';

const ROWS = 10;

/** Settings that both portals of the benchmark run with; the session in storage stands in for the identity provider. */
export function sampleConfig(origin: string): PortalConfig {
  return {
    api: '/api',
    exchange: '/exchange',
    identity: {
      authority: `${origin}/realms/apps`,
      clientId: 'frontend',
      scope: 'openid',
      homeOrganization: 'university.example',
    },
    registry: '/registry/registry.json',
  };
}

/** Tells whether a path is one of data: neither benchmark counts what it brings. */
export function isData(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/exchange/');
}

/** Answers that are no list of a set: nothing has changed, and nothing waits. Ones that do not fit would have the page load what tells of faults. */
const NOTHING: Readonly<Record<string, object>> = {
  '/api/changes': { sets: {}, records: {} } satisfies Changes,
  '/exchange/attention': { total: 0, value: [], hasMore: false } satisfies Attention,
  '/exchange/incoming': {
    total: 0,
    waiting: 0,
    away: 0,
    partners: [],
    value: [],
  } satisfies IncomingAgreements,
};

/** Answers the calls of the agreement list: ten agreements, and short lists for the filters. */
export function sampleAnswer(path: string): object {
  const nothing = NOTHING[path];
  if (nothing !== undefined) return nothing;
  const value = path.includes('MobilityAgreements')
    ? Array.from({ length: ROWS }, (_, index) => agreement(index + 1))
    : [];
  return { value, total: value.length, '@odata.count': value.length };
}

function agreement(id: number): object {
  const department = {
    id: 1,
    name: 'Department of Informatics',
    nameGR: 'Τμήμα Πληροφορικής',
    institution: { id: 1 },
  };
  return {
    id,
    startYear: { id: 2025, name: '2025-2026' },
    endYear: { id: 2028, name: '2028-2029' },
    institutions: [
      { id: 1, name: 'Local University', erasmusCode: 'G  LOCAL01', isLocal: true },
      { id: id + 1, name: `Partner University ${id}`, erasmusCode: 'A  GRAZ01', isLocal: false },
    ],
    departmentalCoordinatorContacts: [{ id, givenName: 'Eleni', familyName: 'Sample', department }],
    status: { id: 1, name: 'Draft' },
    ewpStatus: { id: 2, name: 'Notified by us' },
    dateCreated: '2025-10-01T09:00:00.000Z',
  };
}

/** What lies in the browser of somebody who is signed in, by name; `checked` once the permission was checked as well. */
export async function sampleSession(): Promise<{
  local: Record<string, string>;
  session: Record<string, string>;
  checked: Record<string, string>;
  cookies: Record<string, string>;
}> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: 'sample',
    scope: 'openid mobisis-iro',
    given_name: 'Sample',
    family_name: 'Person',
    email: 'sample@university.example',
    iat: now,
    exp: now + 12_000,
  };
  const token = ['{"alg":"none"}', JSON.stringify(claims), 'sample']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  const user = {
    access_token: token,
    token_type: 'Bearer',
    scope: claims.scope,
    profile: claims,
    expires_at: claims.exp,
  };
  const kept = { at: now * 1000, user: JSON.stringify(user) };
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt']);
  return {
    local: {
      // Without permissions the page would ask for nothing ahead.
      role: JSON.stringify({ role: 'IRO', permissions: ROLE_PERMISSIONS.IRO }),
      [SESSION_MARK_KEY]: String(kept.at),
    },
    session: { [TAB_SESSION_KEY]: await sealed(key, JSON.stringify(kept)) },
    checked: { permission_checks: JSON.stringify({ subject: 'sample', checked: ['iia_list'] }) },
    cookies: { [SESSION_KEY_COOKIE]: encodeURIComponent(Buffer.from(bytes).toString('base64')) },
  };
}

/** Seals what a tab has of a session, as the portal does for a reload. */
async function sealed(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = { name: 'AES-GCM', iv, additionalData: Buffer.from(TAB_SESSION_KEY) };
  const bytes = await crypto.subtle.encrypt(cipher, key, Buffer.from(text));
  return JSON.stringify([Buffer.from(iv), Buffer.from(bytes)].map((part) => part.toString('base64')));
}

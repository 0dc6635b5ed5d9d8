import type { PortalConfig } from 'shared-contracts/portalConfig.ts';

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

/** Answers the data API's calls of the agreement list: ten agreements, and short lists for the filters. */
export function sampleAnswer(path: string): object {
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

/** What lies in the browser's storage of somebody who is signed in, by key. */
export function sampleSession(origin: string): {
  local: Record<string, string>;
  checked: Record<string, string>;
} {
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
  return {
    local: {
      role: JSON.stringify({ role: 'IRO', permissions: [] }),
      [`oidc.user:${origin}/realms/apps:frontend`]: JSON.stringify(user),
    },
    checked: { permission_checks: JSON.stringify({ subject: 'sample', checked: ['iia_list'] }) },
  };
}

import type { PortalConfig } from 'shared-contracts/portal/portalConfig.ts';
import { servedCalls } from 'shared-contracts/call/callVersions.ts';
import { readCallVersions } from './callVersions.ts';
import { OWN_EXCHANGE_URL, type Settings } from './settings.ts';

const SERVED = servedCalls(readCallVersions());

/** Gives the browser its settings, served as `/config.json`; nothing in it is secret. */
export function portalConfig({ identity, exchangeUrl, ewp, university }: Settings): PortalConfig {
  return {
    api: '/api',
    exchange: exchangeUrl,
    // Of another server's exchange nothing is known here.
    isExchangeConnected: ewp !== null || exchangeUrl !== OWN_EXCHANGE_URL,
    identity: {
      authority: identity.issuer,
      clientId: identity.clientId,
      scope: identity.scope,
      homeOrganization: identity.homeOrganization,
      ...(identity.standing.roleClaim !== null && { roleClaim: identity.standing.roleClaim }),
    },
    registry: '/registry/registry.json',
    ...(university !== null && { university: university.university }),
    calls: SERVED,
  };
}

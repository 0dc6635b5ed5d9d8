import type { PortalConfig } from 'shared-contracts/portalConfig.ts';
import type { Settings } from './settings.ts';

/** Gives the browser its settings, served as `/config.json`; nothing in it is secret. */
export function portalConfig({ identity, exchangeUrl }: Settings): PortalConfig {
  return {
    api: '/api',
    exchange: exchangeUrl,
    identity: {
      authority: identity.issuer,
      clientId: identity.clientId,
      scope: identity.scope,
      homeOrganization: identity.homeOrganization,
    },
    registry: '/registry/registry.json',
  };
}

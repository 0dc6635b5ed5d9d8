import { OIDC_CLIENT_ID, OIDC_REALM } from 'shared-contracts/session/session.ts';
import type { Environment } from './environmentSchema.ts';

/** Name and secret of a confidential client, which a provider lets ask about tokens. */
export type ClientCredentials = { readonly clientId: string; readonly clientSecret: string };

/**
 * How a provider is asked, every minute, whether a token still counts and which roles its person has.
 *
 * - introspection: who may introspect tokens; null: the provider's UserInfo is asked, with the token itself
 * - roleClaim: the claim of token and answer that names the roles; null: their `scope`, where they have one
 * - opaque: what decides about a token that is no JWT
 */
export type StandingSettings = {
  readonly isAsked: boolean;
  readonly introspection: ClientCredentials | null;
  readonly roleClaim: string | null;
  readonly opaque: 'introspection' | 'userinfo';
};

export type IdentitySettings = {
  /** `embedded`: the built-in provider with demo accounts; `external`: any OpenID Connect provider. */
  readonly kind: 'embedded' | 'external';
  /** As it is set; what tokens say is compared with the provider's own word in its discovery document. */
  readonly issuer: string;
  readonly clientId: string;
  /** Audience that access tokens must have. */
  readonly audience: string;
  /** Scopes that the browser asks for, separated by spaces. */
  readonly scope: string;
  /** Claim of the token that is the name by which a person is known; without it `sub`. */
  readonly nameClaim: string;
  /** Domain that goes into the European student identifier. */
  readonly homeOrganization: string;
  readonly standing: StandingSettings;
};

/** Completes what the environment says of the provider that signs people in. */
export function identitySettings(environment: Environment, publicUrl: string): IdentitySettings {
  const external = environment.OIDC_ISSUER;
  return {
    kind: external === undefined ? 'embedded' : 'external',
    issuer: external ?? `${publicUrl}/realms/${OIDC_REALM}`,
    clientId: environment.OIDC_CLIENT_ID ?? OIDC_CLIENT_ID,
    // Keycloak gives access tokens the audience `account` unless it is told otherwise.
    audience: environment.OIDC_AUDIENCE ?? (external === undefined ? 'portal-api' : 'account'),
    scope: environment.OIDC_SCOPE ?? 'openid profile email',
    nameClaim: environment.OIDC_NAME_CLAIM ?? 'preferred_username',
    homeOrganization: homeOrganization(environment),
    standing: standingSettings(environment),
  };
}

/** The university's domain. */
export function homeOrganization({ HOME_ORGANIZATION: domain }: Environment): string {
  return domain ?? 'university.example';
}

function standingSettings({
  OIDC_RECHECK: recheck,
  OIDC_ROLE_CLAIM: roleClaim,
  OIDC_OPAQUE_TOKENS: opaque,
  OIDC_INTROSPECTION_CLIENT_ID: clientId,
  OIDC_INTROSPECTION_CLIENT_SECRET: clientSecret,
}: Environment): StandingSettings {
  return {
    isAsked: recheck !== 'false',
    introspection: clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret },
    roleClaim: roleClaim ?? null,
    opaque: opaque ?? 'introspection',
  };
}

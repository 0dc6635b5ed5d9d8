import { claimedRoles } from 'shared-contracts/rights/claimedRoles.ts';
import {
  ROLE_PERMISSIONS,
  roleOfScope,
  type Permission,
  type Role,
} from 'shared-contracts/rights/permissions.ts';
import type { UserData } from 'shared-contracts/session/session.ts';
import type { SessionUser } from './sessionUser.ts';
import { readTokenClaims } from './tokenClaims.ts';
import { userDataOf } from './userData.ts';

/** Whoever holds the session's token, as the token tells it. */
export type Holder = {
  /** Identifies the person at the identity provider, the claim `sub`. */
  readonly subject: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly data: UserData;
};

/**
 * Reads from the session's tokens who is signed in and in which role.
 *
 * The access token's claims win over those of the id token. A provider with opaque access tokens gives its scopes beside the token.
 *
 * - roleClaim: claim that names the roles, as the server's settings have it; absent: the scope does
 */
export function holderOf(user: SessionUser, homeOrganization: string, roleClaim?: string): Holder {
  const accessClaims = readTokenClaims(user.access_token);
  const named = roleClaim && (claimedRoles(accessClaims, roleClaim) || claimedRoles(user.profile, roleClaim));
  const role = roleOfScope(named || claimedRoles(accessClaims, null) || user.scope);
  return {
    subject: user.profile.sub,
    role,
    permissions: ROLE_PERMISSIONS[role],
    data: userDataOf({ ...user.profile, ...accessClaims }, homeOrganization),
  };
}

/**
 * Counts the seconds for which the access token can still be used, by this device's clock since the token came.
 *
 * A device whose clock is wrong counts right all the same: the end is the lifetime added to the time of arrival. A token of unknown
 * lifetime counts as endless; the server's refusal tells when it is over.
 */
export function secondsLeft(user: SessionUser): number {
  return user.expires_in ?? Number.POSITIVE_INFINITY;
}

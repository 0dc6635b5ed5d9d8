import { createHash } from 'node:crypto';
import { USER } from 'shared-contracts/session/user.ts';
import type { TokenClaims } from '../platform/tokens/tokenVerifier.ts';

const { maxLength } = USER.fields.name;

/**
 * Gives the name by which a person is known here: the user name of the token, else its subject.
 *
 * A longer one than fits is cut, with a hash of the whole in the place of its end, so that two people are never taken for one.
 */
export function callerName({
  preferred_username: userName,
  sub,
}: Pick<TokenClaims, 'preferred_username' | 'sub'>): string {
  const name = userName || sub;
  if (name.length <= maxLength) return name;
  const end = `~${createHash('sha256').update(name).digest('hex')}`;
  return `${name.slice(0, maxLength - end.length)}${end}`;
}

import { scrypt, timingSafeEqual } from 'node:crypto';

const LONGEST_PASSWORD = 200;

/** A password that cannot be read back: salt and scrypt hash (N 16384, r 8, p 1), both base64url. */
export type PasswordHash = { readonly salt: string; readonly hash: string };

/** Stands in for people who do not exist: their sign-in takes as long as anybody's. */
const NOBODY: PasswordHash = { salt: 'bm9ib2R5LW5vYm9keQ', hash: 'A'.repeat(43) };

/** Derives the 32-byte hash of a password. */
export async function hashPassword(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, Buffer.from(salt, 'base64url'), 32, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/**
 * Tells whether a password is the hashed one, in the same time for right and wrong ones.
 *
 * - expected: undefined for a name that nobody has; the answer is then always no
 */
export async function isPassword(password: string, expected: PasswordHash | undefined): Promise<boolean> {
  const { salt, hash } = expected ?? NOBODY;
  const given = await hashPassword(password.slice(0, LONGEST_PASSWORD), salt);
  const isSame = timingSafeEqual(given, Buffer.from(hash, 'base64url'));
  return isSame && expected !== undefined && password.length <= LONGEST_PASSWORD;
}

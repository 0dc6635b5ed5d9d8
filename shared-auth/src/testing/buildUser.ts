import { User } from 'oidc-client-ts';

export type UserOptions = {
  readonly subject?: string;
  readonly scope?: string;
  /** Seconds until the token ends. */
  readonly secondsLeft?: number;
  readonly refreshToken?: string | null;
  /** Tells tokens of one person apart. */
  readonly tokenId?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
};

/** Makes a token with the given claims; its signature is none, since the browser never checks it. */
export function buildToken(claims: Readonly<Record<string, unknown>>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `e30.${payload}.none`;
}

export function buildUser(options: UserOptions = {}): User {
  const {
    subject = 'iro',
    scope = 'openid mobisis-iro',
    secondsLeft = 12_000,
    refreshToken = 'refresh-1',
  } = options;
  const issuer = 'https://idp.example/realms/apps';
  return new User({
    access_token: buildToken({
      iss: issuer,
      sub: subject,
      scope,
      jti: options.tokenId ?? 'token-1',
      ...options.claims,
    }),
    id_token: buildToken({ iss: issuer, sub: subject }),
    token_type: 'Bearer',
    scope: 'openid',
    profile: { iss: issuer, sub: subject, aud: 'frontend', exp: 0, iat: 0 },
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
  });
}

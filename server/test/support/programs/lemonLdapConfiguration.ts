import { generateKeyPairSync } from 'node:crypto';

/** Where Debian's package has the portal of LemonLDAP::NG, which Plack serves without another web server. */
export const LEMON_LDAP_PORTAL = '/usr/share/lemonldap-ng/portal';
export const LOOPBACK = '127.0.0.1';
const ACCESS_TOKEN_S = 120;

/** Roles are rules on scopes; the people are those of its demonstration, each with the password that is the name. */
const ROLE_RULES = {
  'mobisis-iro': '$uid eq "dwho"',
  'mobisis-teachers': '$uid eq "rtyler"',
  'mobisis-students': '$uid eq "msmith"',
};

/**
 * Gives all that it is told, as the file `lmConf-1.json` has it.
 *
 * - sub: where what it keeps lies
 */
export function lemonLdapConfiguration(
  issuer: string,
  sub: (name: string) => string,
  { portalUrl, clientId }: { readonly portalUrl: string; readonly clientId: string },
): object {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const storage = (name: string) => ({ Directory: sub(name), LockDirectory: sub(`${name}/lock`) });
  return {
    cfgNum: 1,
    cfgDate: Math.floor(Date.now() / 1000),
    cfgVersion: '2.16.1',
    domain: LOOPBACK,
    portal: issuer,
    cookieName: 'lemonldap',
    securedCookie: 0,
    authentication: 'Demo',
    userDB: 'Same',
    passwordDB: 'Demo',
    registerDB: 'Null',
    captcha: '::Captcha::None',
    demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
    exportedVars: {},
    macros: { _whatToTrace: 'lc($_user)' },
    whatToTrace: '_whatToTrace',
    groups: {},
    locationRules: { [LOOPBACK]: { default: 'accept' } },
    exportedHeaders: {},
    applicationList: {},
    notification: 0,
    requireToken: 0,
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: {
      ...storage('sessions'),
      generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
    },
    persistentStorage: 'Apache::Session::File',
    persistentStorageOptions: storage('psessions'),
    localSessionStorage: 'Cache::FileCache',
    localSessionStorageOptions: {
      cache_root: sub('cache'),
      namespace: 'sessions',
      default_expires_in: 600,
      cache_depth: 3,
    },
    timeout: 72_000,
    issuerDBOpenIDConnectActivation: 1,
    issuerDBOpenIDConnectPath: '^/oauth2/',
    issuerDBOpenIDConnectRule: 1,
    oidcServicePrivateKeySig: privateKey,
    oidcServicePublicKeySig: publicKey,
    oidcServiceKeyIdSig: 'key-1',
    oidcServiceAllowAuthorizationCodeFlow: 1,
    oidcServiceIgnoreScopeForClaims: 1,
    oidcRPMetaDataOptions: {
      portal: options({
        ClientID: clientId,
        Public: 1,
        RequirePKCE: 1,
        RedirectUris: `${portalUrl}/`,
        PostLogoutRedirectUris: `${portalUrl}/`,
        AccessTokenJWT: 1,
        AccessTokenClaims: 1,
        AccessTokenSignAlg: 'RS256',
        AccessTokenExpiration: ACCESS_TOKEN_S,
        IDTokenSignAlg: 'RS256',
        IDTokenForceClaims: 1,
        RefreshToken: 1,
        BypassConsent: 1,
      }),
    },
    oidcRPMetaDataExportedVars: { portal: { email: 'mail', name: 'cn', preferred_username: 'uid' } },
    oidcRPMetaDataScopeRules: { portal: ROLE_RULES },
  };
}

/** Gives the file that names the other: where it lies, and what a page is made of. */
export function lemonLdapIni(sub: (name: string) => string): string {
  return `[all]
logLevel = warn
[configuration]
type = File
dirName = ${sub('conf')}
localStorage = Cache::FileCache
localStorageOptions = { 'namespace' => 'config', 'default_expires_in' => 600, 'cache_root' => '${sub('cache')}', 'cache_depth' => 3 }
[portal]
staticPrefix = /static
templateDir = ${LEMON_LDAP_PORTAL}/templates
languages = en
`;
}

function options(values: Readonly<Record<string, string | number>>): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`oidcRPMetaDataOptions${name}`, value]),
  );
}

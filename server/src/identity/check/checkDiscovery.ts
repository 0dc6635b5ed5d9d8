import { boundedFetch } from 'ewp/net';
import * as z from 'zod';
import type { IdentitySettings } from '../../config/identitySettings.ts';
import { discoveryAddress, withoutSlash } from '../../platform/tokens/providerDocument.ts';
import { fault, fine, note, whyOf, type Finding } from './finding.ts';

const BOUNDS = { timeLimitMs: 10_000, limitBytes: 256 * 1024 };

const texts = z.array(z.string()).optional().catch(undefined);
const documentSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  introspection_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
  scopes_supported: texts,
  code_challenge_methods_supported: texts,
  grant_types_supported: texts,
});
export interface SeenDocument extends z.infer<typeof documentSchema> {}

export type SeenProvider = {
  readonly document: SeenDocument | undefined;
  readonly findings: readonly Finding[];
};

/** Looks at a provider's discovery document, and whether browsers of the portal may read it. */
export async function checkDiscovery(
  { issuer, scope, standing }: IdentitySettings,
  publicUrl: string,
): Promise<SeenProvider> {
  const address = discoveryAddress(issuer);
  const answer = await fetchJson(address, publicUrl);
  if ('why' in answer) return { document: undefined, findings: [fault(`${address}: ${answer.why}.`)] };
  const parsed = documentSchema.safeParse(answer.body);
  if (!parsed.success) {
    const members = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))].join(', ');
    return {
      document: undefined,
      findings: [
        fault(
          `${address} is no discovery document: these members are missing or of another form: ${members}.`,
        ),
      ],
    };
  }
  const document = parsed.data;
  return {
    document,
    findings: [
      fine(`The discovery document is at ${address}.`),
      ...issuerFindings(document.issuer, issuer),
      ...(answer.isOpenToPortal
        ? [fine(`Browsers at ${publicUrl} may read it.`)]
        : [
            fault(
              `Browsers at ${publicUrl} may not read it: let the provider answer that origin (CORS), which the client's settings mostly decide.`,
            ),
          ]),
      ...abilityFindings(document, scope),
      ...standingFindings(document, standing),
    ],
  };
}

function issuerFindings(says: string, issuer: string): readonly Finding[] {
  if (says === issuer) return [fine(`The provider's name is ${says}, as in OIDC_ISSUER.`)];
  const isSlash = withoutSlash(says) === withoutSlash(issuer);
  return [
    isSlash
      ? note(
          `The provider's name is ${says}, and OIDC_ISSUER ${issuer}: they differ by the slash at the end. The provider's word counts.`,
        )
      : fault(
          `The provider's name is ${says}, and OIDC_ISSUER ${issuer}. Set OIDC_ISSUER to the provider's name.`,
        ),
  ];
}

function abilityFindings(document: SeenDocument, scope: string): readonly Finding[] {
  const {
    code_challenge_methods_supported: methods,
    scopes_supported: scopes,
    grant_types_supported: grants,
  } = document;
  const unknown = scopes === undefined ? [] : scope.split(' ').filter((name) => !scopes.includes(name));
  return [
    ...(methods === undefined
      ? [note('The provider does not say whether it knows PKCE; the portal uses it (S256).')]
      : methods.includes('S256')
        ? [fine('The provider knows PKCE (S256).')]
        : [
            fault(
              `The provider knows PKCE by ${methods.join(', ') || 'no method'} alone; the portal needs S256.`,
            ),
          ]),
    ...(unknown.length === 0
      ? []
      : [
          note(
            `OIDC_SCOPE asks for what the provider does not list among its scopes: ${unknown.join(', ')}.`,
          ),
        ]),
    ...(grants === undefined || grants.includes('refresh_token')
      ? []
      : [
          note(
            'The provider gives no refresh tokens: a session goes on only where the provider can be asked in a hidden frame.',
          ),
        ]),
    ...(document.end_session_endpoint === undefined
      ? [
          note(
            'The provider has no address for signing out: its own session lasts after a sign-out at the portal.',
          ),
        ]
      : []),
  ];
}

function standingFindings(
  { introspection_endpoint: introspect, userinfo_endpoint: userInfo }: SeenDocument,
  { isAsked, introspection }: IdentitySettings['standing'],
): readonly Finding[] {
  if (introspection !== null && introspect === undefined) {
    return [fault('OIDC_INTROSPECTION_CLIENT_ID is set, and the provider offers no introspection.')];
  }
  if (!isAsked)
    return [note('OIDC_RECHECK is false: a role that is taken away is kept as long as the token lasts.')];
  if (introspection !== null) return [fine('The provider can be asked about tokens by introspection.')];
  return userInfo === undefined
    ? [
        note(
          'The provider offers neither introspection nor UserInfo: a role that is taken away is kept as long as the token lasts.',
        ),
      ]
    : [fine('The provider can be asked about tokens by UserInfo.')];
}

export type FetchedJson =
  { readonly body: unknown; readonly isOpenToPortal: boolean } | { readonly why: string };

/** Fetches JSON as a browser of the portal would, from another origin. */
export async function fetchJson(address: string, publicUrl: string): Promise<FetchedJson> {
  try {
    const response = await boundedFetch(address, {
      ...BOUNDS,
      headers: { origin: publicUrl, accept: 'application/json' },
      redirect: 'manual',
    });
    if (response.status !== 200) {
      const target = response.headers.get('location');
      return { why: `it answers ${response.status}${target === null ? '' : ` and leads to ${target}`}` };
    }
    const allowed = response.headers.get('access-control-allow-origin');
    const isOpenToPortal = new URL(address).origin === publicUrl || allowed === '*' || allowed === publicUrl;
    return { body: await response.json(), isOpenToPortal };
  } catch (error) {
    return {
      why:
        error instanceof SyntaxError
          ? 'it does not answer with JSON'
          : `it does not answer (${whyOf(error)})`,
    };
  }
}

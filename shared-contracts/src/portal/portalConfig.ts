import type { ServedCalls } from '../call/callVersions.ts';
import type { University } from './university.ts';

/** Path of the {@link PortalConfig}, at the server itself. */
export const CONFIG_PATH = '/config.json';

/** Settings of the browser side, at {@link CONFIG_PATH}: the same build serves every environment. */
export type PortalConfig = {
  /** Base of the data API, `/api` on the same origin by default; no slash at the end. */
  readonly api: string;
  /** Base of the partner-exchange API; no slash at the end. */
  readonly exchange: string;
  /** False: that API has no network behind it, and what only partners could tell need not be asked for. */
  readonly isExchangeConnected?: boolean;
  readonly identity: {
    /** Issuer of the OpenID Connect provider, with or without the slash at its end that its discovery document may have. */
    readonly authority: string;
    readonly clientId: string;
    /** Scopes to ask for, separated by spaces. */
    readonly scope: string;
    /** Domain that goes into the European student identifier. */
    readonly homeOrganization: string;
    /** Claim that names the roles, as a path; absent: the scope does. */
    readonly roleClaim?: string;
  };
  readonly registry: string;
  /** Whose portal it is; absent where nobody has said it, and of servers of an earlier time. */
  readonly university?: University;
  /** Which versions of its calls the server serves; servers of an earlier time do not say it. */
  readonly calls?: ServedCalls;
};

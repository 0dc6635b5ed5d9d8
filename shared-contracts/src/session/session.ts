/** Cookie that holds the access token; the API never reads it, it takes the bearer header alone. */
export const TOKEN_COOKIE = 'access_token';
/** Lifetime of an access token and of its cookie, in seconds. */
export const TOKEN_LIFETIME_S = 12_000;
/** A token that ends within this many seconds is renewed before it is used. */
export const RENEWAL_THRESHOLD_S = 5;
/** Cookie that holds {@link UserData} as URI-encoded JSON, until the browser is closed. */
export const USER_DATA_COOKIE = 'user_data';
/**
 * Cookie that holds the key of what each tab keeps of the session for its own reload, 32 bytes in base64. It has no date: a closed browser has
 * lost it, and with it whatever the browser may have kept of the tabs.
 */
export const SESSION_KEY_COOKIE = 'session_key';
/** Key in session storage of what a tab keeps of the session for its own reload, sealed. */
export const TAB_SESSION_KEY = 'session';
/** Key in local storage that says since when the newest tokens of this browser are there, in ms since 1970; gone with the session. It opens nothing. */
export const SESSION_MARK_KEY = 'session-since';
/** Key in local storage that holds the role and its permission list as JSON. */
export const ROLE_STORAGE_KEY = 'role';
/**
 * Begins the keys in local storage that stay when somebody signs out: what was typed and not saved. The person's subject follows, so
 * that nobody is shown what somebody else has typed.
 */
export const DRAFT_STORAGE_PREFIX = 'draft:';
/**
 * Begins the keys in local storage of drafts with personal data. They are sealed, and go with the key when somebody signs out, or somebody
 * else signs in; the person's subject follows.
 */
export const SEALED_DRAFT_PREFIX = 'sealed-draft:';
/** Key in local storage of the last signed registry of releases that was taken. It is of no person, and stays when somebody signs out. */
export const REGISTRY_STORAGE_KEY = 'registry';
/**
 * Key in local storage of the random text by which a browser is drawn for a canary release. It is of no person, is told to nobody, and stays
 * when somebody signs out.
 */
export const DRAW_STORAGE_KEY = 'release-draw';
/** Name of the database in the browser that holds the keys of sealed drafts, and nothing else. */
export const SEAL_KEY_DATABASE = 'seal-keys';
/** Delay of the permission check, in milliseconds. Source: specification document 1, section 2.2. */
export const PERMISSION_CHECK_DELAY_MS = 1000;
/** Stands in when the token has no registry number. */
export const REGISTRY_NUMBER_PLACEHOLDER = '000000';

/** What the portal keeps of the person who is signed in. Source: specification document 1, section 3. */
export type UserData = {
  readonly family_name: string;
  readonly given_name: string;
  readonly family_name_gr: string;
  readonly given_name_gr: string;
  readonly email: string;
  readonly university_registry_number: string;
  /** `urn:schac:personalUniqueCode:int:esi:{home organisation}:{registry number}` */
  readonly european_student_identifier: string;
};

export function europeanStudentIdentifier(homeOrganization: string, registryNumber: string): string {
  return `urn:schac:personalUniqueCode:int:esi:${homeOrganization}:${registryNumber}`;
}

export const OIDC_REALM = 'apps';
export const OIDC_CLIENT_ID = 'frontend';

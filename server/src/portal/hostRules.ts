/**
 * How whoever serves the built portal treats its addresses: the server itself, and the nginx configuration that is written of these rules
 * (`nginx/nginxConfiguration.ts`). How files are kept: `shared-contracts/src/releases/servedFiles.ts`. docs/deployment.md says the same for a hosted CDN.
 */

/** First parts of the addresses that a server process answers: nobody else knows them, and nothing of them is kept. */
export const SERVER_PATHS: readonly string[] = [
  'api',
  'exchange',
  'ewp',
  'realms',
  'oidc',
  'health',
  'releases',
  'openapi.json',
  'config.json',
  'university',
  'public',
  'robots.txt',
];

/** Icons and their like beside the page; the page itself and the build's notes are not fetched by name. */
export const ROOT_FILE = /^[a-z0-9-]+\.(?:ico|svg|png|txt|webmanifest)$/;

/** A name such as `logo.png`: whoever asks for it without wanting a page wants that file. */
export const FILE_NAME = /\.[A-Za-z0-9]+$/;

/** What a browser says that it fetches for (`Sec-Fetch-Dest`) when a person goes to an address; nothing counts as that too. */
export const PAGE_PURPOSES: readonly string[] = ['document', 'iframe'];

/**
 * Headers that open the files of releases to pages of other origins, such as a shell on a developer's machine: they are the same for
 * everybody, and no cookie goes with them. Everything else of the portal is closed to other origins.
 */
export const OPEN_TO_OTHER_ORIGINS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

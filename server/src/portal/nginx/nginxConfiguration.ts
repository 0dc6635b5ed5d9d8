import { ASK_AGAIN, FOLDERS, UNSERVED } from 'shared-contracts/releases/servedFiles.ts';
import { securityHeaders } from '../../platform/answers/securityHeaders.ts';
import {
  METHOD_TEXT,
  NOT_FOUND_TEXT,
  TOO_LARGE_TEXT,
  UNAVAILABLE_TEXT,
} from '../../platform/problems/problemTexts.ts';
import { OPEN_TO_OTHER_ORIGINS, ROOT_FILE, SERVER_PATHS } from '../hostRules.ts';
import { nginxMaps } from './nginxMaps.ts';
import { matching, quoted, requirePlainWords, type NginxSettings } from './nginxSettings.ts';
import { refusal } from './nginxRefusals.ts';

type Headers = Readonly<Record<string, string>>;

/** A little more than the server takes: what is too large is refused by it, with a sentence, unless it is beyond all measure. */
const LARGEST_BODY = '16m';
/** As `HEADER_LIMIT_BYTES` of the server: a filter in Greek letters is six times as long in an address. */
const LONGEST_HEADERS = '64k';
/** A server process keeps an idle connection for 72 s: nginx lets go of it first, so that no call meets a closing one. */
const IDLE_SECONDS = 60;
/**
 * How long a process that does not answer is passed over. Not for longer: one that has come back is to be known before another one goes, or
 * nobody is left to ask.
 */
const PASSED_OVER_SECONDS = 1;
/** Of the file that was found; the policy is that of workers, all others have none. */
const OF_FILE: Headers = {
  'Content-Type': '$portal_type',
  'Content-Encoding': '$portal_encoding',
  Vary: 'accept-encoding',
};

/**
 * Writes the configuration with which nginx serves the built portal and hands calls on to the server processes: a file for nginx's
 * `http` context (`/etc/nginx/conf.d/portal.conf`), of the same rules as `portalHost.ts`.
 *
 * Throws an Error that names a value which nginx would misread.
 */
export function nginxConfiguration(settings: NginxSettings): string {
  requirePlainWords(settings);
  return [
    '# Written by `pnpm --filter server run nginx`, of the rules that the server itself follows: change those, not this file.',
    nginxMaps(),
    upstream(settings.servers),
    ...(settings.tls === null ? [] : [redirectToHttps(settings)]),
    server(settings),
    '',
  ].join('\n\n');
}

function upstream(servers: readonly string[]): string {
  return block('upstream portal_servers', [
    // What one worker of nginx finds out about a server, all of them know.
    'zone portal_servers 64k;',
    ...servers.map((address) => `server ${address} max_fails=1 fail_timeout=${PASSED_OVER_SECONDS}s;`),
    'keepalive 32;',
    `keepalive_timeout ${IDLE_SECONDS}s;`,
  ]);
}

function redirectToHttps({ publicUrl }: NginxSettings): string {
  return block('server', [
    'listen 80;',
    `server_name ${new URL(publicUrl).hostname};`,
    'server_tokens off;',
    `return 301 ${publicUrl}$request_uri;`,
  ]);
}

function server({ publicUrl, root, listen, tls, pagePolicy }: NginxSettings): string {
  const always = securityHeaders(publicUrl.startsWith('https:'));
  const open = { ...always, ...OPEN_TO_OTHER_ORIGINS };
  const file = (headers: Headers, path: string): readonly string[] => [
    'types {}',
    // As the server: a part of a small file is of no use to anybody.
    'max_ranges 0;',
    'default_type "";',
    ...addHeaders({ ...headers, ...OF_FILE }),
    `try_files ${path}$portal_coding ${path} =404;`,
  ];
  return block('server', [
    `listen ${listen}${tls === null ? '' : ' ssl http2'};`,
    `server_name ${new URL(publicUrl).hostname};`,
    ...(tls === null
      ? []
      : [
          `ssl_certificate ${tls.certificate};`,
          `ssl_certificate_key ${tls.key};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
          'ssl_session_cache shared:portal:10m;',
          'ssl_session_tickets off;',
        ]),
    `root ${root};`,
    'server_tokens off;',
    // What is compressed was compressed by the build; answers of servers are small, or files of people.
    'gzip off;',
    'charset off;',
    `client_max_body_size ${LARGEST_BODY};`,
    `large_client_header_buffers 8 ${LONGEST_HEADERS};`,
    'client_header_timeout 20s;',
    'client_body_timeout 30s;',
    'send_timeout 30s;',
    'keepalive_timeout 65s;',
    '',
    location(`~ ^/(?:${SERVER_PATHS.map((path) => path.replace('.', '\\.')).join('|')})(?:/|$)`, PROXY),
    // A file that is not there is nothing else: a page in its place would look like a script of the wrong kind.
    location(matchingLocation(UNSERVED), ['return 404;']),
    location(`~ ^/(?:${FOLDERS.map(({ folder }) => folder).join('|')})$`, ['return 404;']),
    ...FOLDERS.map(({ folder, cacheControl }) =>
      location(`/${folder}/`, [
        ...file(
          { ...open, 'Cache-Control': cacheControl, 'Content-Security-Policy': '$portal_file_policy' },
          '$uri',
        ),
        'error_page 404 = @missing_file;',
        'error_page 405 = @no_method;',
      ]),
    ),
    location(`~ ^/${ROOT_FILE.source.slice(1)}`, file({ ...always, 'Cache-Control': ASK_AGAIN }, '$uri')),
    location(
      '/',
      file({ ...always, 'Cache-Control': ASK_AGAIN, 'Content-Security-Policy': pagePolicy }, '$portal_page'),
    ),
    '',
    'error_page 404 = @missing;',
    'error_page 405 = @no_method;',
    'error_page 413 = @too_large;',
    'error_page 502 504 = @unavailable;',
    location('@missing', refusal(404, 'not-found', NOT_FOUND_TEXT, always)),
    location('@missing_file', refusal(404, 'not-found', NOT_FOUND_TEXT, open)),
    location(
      '@no_method',
      refusal(405, 'method-not-allowed', METHOD_TEXT, { ...always, Allow: 'GET, HEAD' }),
    ),
    location('@too_large', refusal(413, 'too-large', TOO_LARGE_TEXT, always)),
    location(
      '@unavailable',
      refusal(503, 'unavailable', UNAVAILABLE_TEXT, { ...always, 'Retry-After': '5' }),
    ),
  ]);
}

/** Hands a call on as it came: partners of the network sign host, path, query and body. */
const PROXY: readonly string[] = [
  'proxy_pass http://portal_servers;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_connect_timeout 2s;',
  'proxy_send_timeout 60s;',
  'proxy_read_timeout 90s;',
  'proxy_buffer_size 16k;',
  'proxy_buffers 8 16k;',
  // A process that does not answer is passed over; a call that changes something is sent to another only when the first never had it.
  'proxy_next_upstream error timeout;',
  'proxy_next_upstream_timeout 5s;',
  'proxy_redirect off;',
];

function addHeaders(headers: Headers): readonly string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${value.startsWith('$') ? value : quoted(value)};`,
  );
}

function matchingLocation(expression: RegExp): string {
  return matching(expression).replace('"~', '~ "');
}

function location(where: string, lines: readonly string[]): string {
  return block(`location ${where}`, lines);
}

function block(head: string, lines: readonly string[]): string {
  const inside = lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `  ${line}`));
  return [`${head} {`, ...inside, '}'].join('\n');
}

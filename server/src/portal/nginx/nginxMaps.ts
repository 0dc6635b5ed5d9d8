import { FILE_TYPES } from 'shared-contracts/releases/servedFiles.ts';
import { WORKER_FILE, WORKER_POLICY } from '../contentSecurityPolicy.ts';
import { FILE_NAME, PAGE_PURPOSES } from '../hostRules.ts';
import { matching, quoted } from './nginxSettings.ts';

/** What the build compressed, best first: coding as browsers name it, and the end of the file's name. */
const CODINGS: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };
const CODED_END = '(?:\\.br|\\.gz)?$';

/** A coding that a browser takes, unless it says that it does not (`q=0`). */
const accepted = (coding: string): string =>
  `"~*(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?:1|0?\\.0*[1-9])[0-9.]*\\s*)?(?:,|$)"`;

function map(from: string, to: string, lines: readonly (readonly [string, string])[]): string {
  return [`map ${from} ${to} {`, ...lines.map(([key, value]) => `  ${key} ${value};`), '}'].join('\n');
}

/**
 * Writes what nginx has to find out about a request before it knows what to send.
 *
 * - `$portal_coding`: end of the name of the compressed file to look for
 * - `$portal_encoding`, `$portal_type`, `$portal_file_policy`: headers of the file that was found; an empty one is not sent
 * - `$portal_page`: the page where a person goes to an address, as `isNavigation` (navigation.ts) sees it, else nothing that there is
 * - `$portal_is_greek`: in which language a refusal is said
 */
export function nginxMaps(): string {
  return [
    map('$http_accept_encoding', '$portal_coding', [
      ['default', '""'],
      ...Object.entries(CODINGS).map(([coding, end]) => [accepted(coding), quoted(end)] as const),
    ]),
    map('$uri', '$portal_encoding', [
      ['default', '""'],
      ...Object.entries(CODINGS).map(([coding, end]) => [`"~\\${end}$"`, coding] as const),
    ]),
    map('$uri', '$portal_type', [
      ['default', 'application/octet-stream'],
      ...Object.entries(FILE_TYPES).map(([end, type]) => [`"~\\.${end}${CODED_END}"`, quoted(type)] as const),
    ]),
    map('$uri', '$portal_file_policy', [
      ['default', '""'],
      [`"~${WORKER_FILE.source.replace(/\$$/, CODED_END)}"`, quoted(WORKER_POLICY)],
    ]),
    map('$http_sec_fetch_dest', '$portal_purpose', [
      ['default', 'part'],
      ['""', 'page'],
      ...PAGE_PURPOSES.map((purpose) => [purpose, 'page'] as const),
    ]),
    map('$http_accept', '$portal_wish', [
      ['default', 'file'],
      ['""', 'any'],
      ['"~text/html"', 'page'],
      ['"~\\*/\\*"', 'any'],
    ]),
    map('$uri', '$portal_name', [
      ['default', 'plain'],
      [matching(FILE_NAME), 'file'],
    ]),
    map('$portal_purpose:$portal_wish:$portal_name', '$portal_page', [
      ['default', '/-'],
      ['"~^page:page:"', '/index.html'],
      ['page:any:plain', '/index.html'],
    ]),
    map('$http_accept_language', '$portal_is_greek', [
      ['default', '""'],
      ['"~*^\\s*(?:el|gr)\\b"', '1'],
    ]),
  ].join('\n\n');
}

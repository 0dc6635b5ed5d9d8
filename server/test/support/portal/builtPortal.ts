import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT = `export const text = '${'portal '.repeat(500)}';`;
export const WORKER = 'agreementPdf.worker.0123456789.js';

const SOURCE_MAP = JSON.stringify({ version: 3, mappings: 'AAAA', sources: ['entry.ts'] });
/** Ways to ask for the map of a file, below a release's folder. */
export const WAYS_TO_MAPS = ['entry.js', 'main.js'].flatMap((file) => [
  `/.maps/${file}.map`,
  `/.maps/${file}.map.br`,
  `/.maps/${file}.map.gz`,
  `/%2emaps/${file}.map`,
  `/%2Emaps/${file}.map`,
  `/.maps%2f${file}.map`,
  `/.maps%2F${file}.map`,
  `//.maps//${file}.map`,
  `/x/../.maps/${file}.map`,
  `/./.maps/${file}.map`,
  `/.maps/../.maps/${file}.map`,
  `/%252emaps/${file}.map`,
  `/.maps\\${file}.map`,
  `/${file}.map`,
  '/.maps/',
  '/.maps',
]);

export type BuiltPortal = {
  readonly folder: string;
  /** Writes a file below the folder, as a further build would. */
  readonly write: (name: string, content: string | Buffer) => void;
  readonly remove: () => void;
};

/** Makes a small portal as the build leaves it: a page, two releases' files of each kind, and what is compressed of them. */
export function makeBuiltPortal(): BuiltPortal {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-host-'));
  const write = (name: string, content: string | Buffer): void => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const writeCompressed = (name: string, content: string): void => {
    write(name, content);
    write(`${name}.br`, brotliCompressSync(content));
    write(`${name}.gz`, gzipSync(content));
  };
  write('index.html', '<!doctype html><title>Portal</title>');
  write('csp.json', JSON.stringify({ scriptHashes: ['sha256-Ym9vdA=='] }));
  write('shell.json', '{}');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('registry/registry.json', '{"schema":1}');
  writeCompressed('m/mfe-agreements/1.0.0/entry.js', SCRIPT);
  write('m/mfe-agreements/1.0.0/release.json', '{}');
  write('m/mfe-agreements/1.0.0/font.ttf', 'font');
  writeCompressed(`m/mfe-agreements/1.0.0/${WORKER}`, SCRIPT);
  write('m/mfe-agreements/.hidden', 'hidden');
  writeCompressed('m/mfe-agreements/1.0.0/.maps/entry.js.map', SOURCE_MAP);
  writeCompressed('shell/1.0.0/.maps/main.js.map', SOURCE_MAP);
  write('shell/1.0.0/main.js', SCRIPT);
  write('shell/1.0.0/main.css', 'body{}');
  return { folder, write, remove: () => rmSync(folder, { recursive: true }) };
}

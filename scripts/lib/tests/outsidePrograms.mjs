import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Files of ours, looked at by programs of others, for tests. Where they are not installed, it is said once and their tests are left out.

const LIMIT_MS = 120_000;

const SOFFICE = programAt('soffice');
export const hasLibreOffice = SOFFICE !== null && existsSync('/usr/lib/libreoffice/program/libsclo.so');

const PDF_TOOLS = ['qpdf', 'pdftotext', 'pdffonts', 'pdfinfo'];
export const hasPdfTools = PDF_TOOLS.every((name) => programAt(name) !== null);

/** Opens spreadsheets, calculates all of each anew, and writes them in another format; the same names with another ending. */
export function convertSheets(files, format) {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  try {
    const made = join(folder, 'made');
    const names = Object.keys(files);
    for (const name of names) writeFileSync(join(folder, name), files[name]);
    // Its own settings lie in the folder too: two at one time would refuse one another.
    const own = `-env:UserInstallation=${pathToFileURL(join(folder, 'settings')).href}`;
    mkdirSync(join(folder, 'settings/user'), { recursive: true });
    writeFileSync(join(folder, 'settings/user/registrymodifications.xcu'), RECALCULATE_ALWAYS);
    const args = [own, '--headless', '--norestore', '--convert-to', format, '--outdir', made, ...names];
    run(SOFFICE, args, { cwd: folder });
    const ending = format.split(':')[0];
    return Object.fromEntries(
      names.map((name) => [name, readFileSync(join(made, name.replace(/\.[^.]+$/, `.${ending}`)))]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What other programs say of a PDF: its text as it reads, with single spaces; its fonts; whether it is whole; and what it tells of itself. */
export function lookAtPdf(bytes) {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'document.pdf');
    writeFileSync(file, bytes);
    const [, , ...fonts] = run('pdffonts', [file]).trimEnd().split('\n');
    return {
      check: run('qpdf', ['--check', file]).replaceAll(file, 'document.pdf'),
      text: run('pdftotext', ['-enc', 'UTF-8', file, '-']).replaceAll(/\s+/g, ' '),
      // From the right: names may have spaces, and the last two words are the number of an object.
      fonts: fonts.map((line) => {
        const words = line.trimEnd().split(/\s+/);
        const [embedded, subset, unicode] = words.slice(-5);
        return { name: words[0], embedded, subset, unicode };
      }),
      info: Object.fromEntries(
        run('pdfinfo', [file])
          .trimEnd()
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      ),
      catalogue: catalogueOf(file),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The entries of a PDF's catalogue, as qpdf writes them. */
function catalogueOf(file) {
  const { qpdf } = JSON.parse(run('qpdf', ['--json', '--json-key=qpdf', file]));
  const [, objects] = qpdf;
  return objects[`obj:${objects.trailer.value['/Root']}`].value;
}

function run(program, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: LIMIT_MS,
    maxBuffer: 256 * 1024 * 1024,
    ...options,
  });
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`, { cause: error });
  return stdout;
}

function programAt(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((place) => existsSync(place)) ?? null;
}

const RECALCULATE_ALWAYS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`;

/** Says once in each process what is left out. */
export function leftOut(program) {
  process.stderr.write(`${program} is not installed: files are not looked at with it here.\n`);
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toCsvText } from 'shared-contracts/text/csvText.ts';
import { csvRecords } from './csvRecords.ts';

const COLUMNS = { columns: ['iia_id', 'other_terms'], required: ['iia_id'] };
const TERMS = ['=1+1', '-5 places', "'=1", 'x;=HYPERLINK("https://x")', 'a\n=1', 'a;\t@b', "O'Neill; Graz"];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'csv-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function cellsOf(lines: readonly string[]) {
  const file = path.join(folder, 'agreements.csv');
  await writeFile(file, `\ufeff${lines.join('\r\n')}`);
  const cells: (string | undefined)[] = [];
  for await (const record of csvRecords(file, COLUMNS)) cells.push(record.cells.get('other_terms'));
  return cells;
}

test.each([',', ';', '\t'])(
  'what the portal wrote as CSV means what it was, with %j between',
  async (separator) => {
    const quoted = (text: string) => `"${toCsvText(text).replaceAll('"', '""')}"`;
    const lines = TERMS.map((text, index) => `old-${index}${separator}${quoted(text)}`);
    await expect(cellsOf([`iia_id${separator}other_terms`, ...lines])).resolves.toEqual(TERMS);
  },
);

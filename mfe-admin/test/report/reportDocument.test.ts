import { describe, expect, test } from '@jest/globals';
import { drawPdf } from 'shared-pdf/node';
import { REPORT_GROUPINGS } from 'shared-contracts/report/report.ts';
import { readWorkbook, writeXlsx } from 'shared-sheet/testing';
import {
  convertSheets,
  hasLibreOffice,
  hasPdfTools,
  leftOut,
  lookAtPdf,
} from '../../../scripts/lib/tests/outsidePrograms.mjs';
import { ReportDocument } from '../../src/features/report/document/ReportDocument.tsx';
import { reportPdfInput } from '../../src/features/report/files/reportPdfInput.ts';
import { sheetHeads, sheetRows } from '../../src/features/report/model/reportTable.ts';
import { coloursOn } from '../../src/features/report/picture/colours.ts';
import { buildFigures, buildReport, buildRow } from '../../src/features/report/testing/buildReport.ts';
import { wordsOf } from '../../src/features/report/testing/words.ts';
import { readPdf } from 'shared-pdf/testing';

const NOW = new Date('2026-11-28T10:00:00Z');
const LETTERHEAD = { name: 'University of Sample', colour: '#7a1f3d' };
const LONG = 'Τμήμα Μηχανικών Χωροταξίας, Πολεοδομίας και Περιφερειακής Ανάπτυξης '.repeat(2).trim();

const whereRead = hasPdfTools ? test : test.skip;
if (!hasPdfTools) leftOut('qpdf or poppler-utils');
const whereCalculated = hasLibreOffice ? test : test.skip;
if (!hasLibreOffice) leftOut('LibreOffice');

/** All ways of dividing, with so many lines of each. */
function reports(lines: number) {
  const rows = Array.from({ length: lines }, (_, id) =>
    buildRow({ id: id + 1, name: `${LONG} ${id + 1}`, now: buildFigures({ outgoing: lines - id }) }),
  );
  return REPORT_GROUPINGS.map((by) =>
    buildReport({
      by,
      rows: by === 'year' ? [2024, 2025, 2026].map((id) => buildRow({ id })) : rows,
    }),
  );
}

function draw(language: 'en' | 'gr', lines = 20): Promise<Uint8Array> {
  return drawPdf(ReportDocument, {
    ...reportPdfInput(reports(lines), wordsOf(language), NOW),
    letterhead: LETTERHEAD,
    colours: coloursOn(),
  });
}

describe('the document of a report', () => {
  test('begins with whose it is, has each way of dividing, and numbers its pages', async () => {
    const pages = await readPdf(await draw('en'));
    const [first] = pages;
    expect(first?.text).toMatch(/^University of Sample Exchange agreements and places, 2026-2027/);
    expect(first?.text).toContain('Agreements in force 1,234 1,200 +34');
    const text = pages.map((page) => page.text).join(' ');
    for (const part of [
      'Academic years up to 2026-2027',
      'By country, 2026-2027',
      'By partner',
      'By department',
      'By broad field',
    ])
      expect(text).toContain(part);
    expect(text).toContain('All together 1,234 (+34)');
    expect(pages.filter(({ lastIsHeading }) => lastIsHeading)).toEqual([]);
    pages.forEach((page, index) => expect(page.text).toContain(`${index + 1} / ${pages.length}`));
  });

  test('says so where a table goes on in the Excel file', async () => {
    const text = (await readPdf(await draw('en', 75))).map((page) => page.text).join(' ');
    expect(text).toContain('The first 60 lines of 75; the Excel file has all.');
    expect(text).toContain(`${LONG} 60 `);
    expect(text).not.toContain(`${LONG} 61 `);
  });

  test('is whole where there is nothing at all', async () => {
    const none = buildFigures({ agreements: 0, outgoing: 0, used: 0, incoming: 0 });
    const nothing = [buildReport({ rows: [], total: { now: none, before: none } })];
    const input = reportPdfInput(nothing, wordsOf('en'), NOW);
    const bytes = await drawPdf(ReportDocument, { ...input, letterhead: undefined, colours: coloursOn() });
    expect((await readPdf(bytes)).at(-1)?.text).toContain('Nothing was agreed in either year.');
  });

  whereRead('is whole for programs of others in Greek, and names its language', async () => {
    const { check, text, fonts, info, catalogue } = lookAtPdf(await draw('gr'));
    expect(check).toContain('No syntax or stream encoding errors found');
    expect(text).toContain('Συμφωνίες και θέσεις ανταλλαγών, 2026-2027');
    expect(text).toContain('1.234');
    for (const font of fonts) expect(font).toMatchObject({ embedded: 'yes', unicode: 'yes' });
    expect(info.Title).toBe('Συμφωνίες και θέσεις ανταλλαγών, 2026-2027');
    expect(catalogue['/Lang']).toBe('u:el');
  });
});

whereCalculated(
  'LibreOffice opens all tables of a report and gives each cell back, numbers as numbers',
  () => {
    const words = wordsOf('gr');
    const [first, ...further] = reports(30).map((report) => ({
      title: words.t(`report.tab.${report.by}`),
      columns: sheetHeads(report, words),
      rows: sheetRows(report, words),
    }));
    if (first === undefined) throw new Error('there is no table');
    const file = writeXlsx({ ...first, further });
    const after = readWorkbook(convertSheets({ 'report.xlsx': file }, 'xlsx')['report.xlsx'] ?? file);
    expect(after.names).toEqual([
      'Έτη',
      'Χώρες',
      'Εταίροι',
      'Τμήματα',
      'Ευρείς τομείς',
      'Γνωστικά αντικείμενα',
    ]);
    expect(after.sheets).toEqual(readWorkbook(file).sheets);
    expect(after.sheets[1]?.[1]?.slice(1, 4)).toEqual([10, 12, -2]);
  },
);

import { expect, test } from '@jest/globals';
import type { AgreementExportRow } from 'shared-contracts/agreements/entities/agreementExportRow.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { readWorkbook, writeXlsx } from 'shared-sheet/testing';
import { convertSheets, hasLibreOffice, leftOut } from '../../../scripts/lib/tests/outsidePrograms.mjs';
import { buildAgreement } from '../../src/features/agreementList/testing/fakeServer.ts';
import { agreementHeads, toAgreementRow } from '../../src/lib/agreementExport/agreementColumns.ts';
import { moduleTexts } from '../../src/testing/moduleTexts.ts';

const whereInstalled = hasLibreOffice ? test : test.skip;
if (!hasLibreOffice) leftOut('LibreOffice');

/** Separator, quotes, UTF-8, from the first line, as they are shown. Source: filter options of LibreOffice for CSV. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true';

/** What other programs take for formulas, dates, numbers of characters or marks. */
const NAMES = [
  '=HYPERLINK("https://partner.example","x")',
  '+30 2310 996000',
  '0421',
  '1-2',
  '1E5',
  ' Graz, "Karl-Franzens"\nUniversität ',
  '<b>&amp;</b> _x0041_',
  'Πανεπιστήμιο Ιωαννίνων ΐΰ',
];

const AGREEMENTS: readonly AgreementExportRow[] = NAMES.map((name, index) => ({
  ...buildAgreement({
    id: index + 1,
    institutions: [{ id: 11, name, erasmusCode: 'A  GRAZ01', isLocal: false }],
    isDeleted: index === 0,
  }),
  partnerAgreementIdentifications: [{ id: 1, iiaId: '00123456789012345678901' }],
}));

const textOf = (language: Language) => (key: string) =>
  String(
    key
      .split('.')
      .reduce<unknown>(
        (texts, part) => (texts as Readonly<Record<string, unknown>>)[part],
        moduleTexts(language)['mfe-agreements'],
      ),
  );

function exported(language: Language): Uint8Array {
  const t = textOf(language);
  const today = new Date('2026-11-21T10:00:00Z');
  const rows = AGREEMENTS.map((agreement) => toAgreementRow(agreement, { t, language, today }, null));
  return writeXlsx({ title: t('agreementExport.title'), columns: agreementHeads(t, null), rows });
}

whereInstalled('LibreOffice opens exported agreements of both languages and gives each cell back', () => {
  const files = { 'en.xlsx': exported('en'), 'gr.xlsx': exported('gr') };
  const calculated = convertSheets(files, 'xlsx');
  for (const name of ['en.xlsx', 'gr.xlsx'] as const) {
    const before = readWorkbook(files[name]);
    const after = readWorkbook(calculated[name] ?? new Uint8Array());
    expect(after.names).toEqual(before.names);
    expect(after.rows).toEqual(before.rows);
    expect(after.rows.slice(1).map(([, partner]) => partner)).toEqual(NAMES);
  }
  expect(readWorkbook(calculated['gr.xlsx'] ?? new Uint8Array()).names).toEqual(['Συμφωνίες']);
  const shown = new TextDecoder().decode(convertSheets({ 'gr.xlsx': files['gr.xlsx'] }, CSV)['gr.xlsx']);
  expect(shown).toContain('Νομική Σχολή');
  expect(shown).toContain(',05/03/2026,');
  expect(shown).toContain(',00123456789012345678901');
});

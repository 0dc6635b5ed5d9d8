import { describe, expect, test } from '@jest/globals';
import { hasPdfTools, leftOut, lookAtPdf } from '../../../scripts/lib/tests/outsidePrograms.mjs';
import { buildAgreement, buildStudentRow } from '../../src/features/agreementPdf/testing/buildAgreement.ts';
import { buildFactsheet } from '../../src/features/agreementPdf/testing/buildFactsheet.ts';
import { renderAgreement } from '../support/renderAgreement.ts';

const whereInstalled = hasPdfTools ? test : test.skip;
if (!hasPdfTools) leftOut('qpdf or poppler-utils');

const READS = {
  en: ['Inter-institutional Agreement between Programme Countries', 'Student mobility for traineeship'],
  el: ['Διιδρυματική συμφωνία μεταξύ χωρών του προγράμματος', 'Κινητικότητα φοιτητών για πρακτική άσκηση'],
} as const;
const EMPTY_CELL = buildStudentRow({
  id: 2,
  toDepartment: { id: 9, name: '' },
  otherInfoTerms: 'Έως τον Μάϊο, ΐ ΰ ϊ ϋ ώ Ά Ή Ώ',
});

describe.each(['en', 'el'] as const)('the PDF of an agreement in %s', (tag) => {
  whereInstalled(
    'is whole for programs of others, reads as it was written and names its language',
    async () => {
      const bytes = await renderAgreement({
        tag,
        agreement: buildAgreement({ studentMobilitiesForStudies: [buildStudentRow(), EMPTY_CELL] }),
        factsheets: [buildFactsheet()],
      });
      const { check, text, fonts, info, catalogue } = lookAtPdf(bytes);
      expect(check).toContain('No syntax or stream encoding errors found');
      for (const words of READS[tag]) expect(text).toContain(words);
      expect(text).toContain('Έως τον Μάϊο, ΐ ΰ ϊ ϋ ώ Ά Ή Ώ');
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) expect(font).toMatchObject({ embedded: 'yes', unicode: 'yes' });
      expect(info.Title).toBe(READS[tag][0]);
      expect(catalogue['/Lang']).toBe(`u:${tag}`);
    },
  );
});

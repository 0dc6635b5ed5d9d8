import { describe, expect, test } from '@jest/globals';
import { hasPdfTools, leftOut, lookAtPdf } from '../../../scripts/lib/tests/outsidePrograms.mjs';
import { renderApplication } from '../support/renderApplication.ts';

const whereInstalled = hasPdfTools ? test : test.skip;
if (!hasPdfTools) leftOut('qpdf or poppler-utils');

const READS = {
  en: ['Application for student mobility', 'Application for long-term study mobility'],
  el: ['Αίτηση κινητικότητας φοιτητή', 'Αίτηση κινητικότητας μακράς διάρκειας για σπουδές'],
} as const;

describe.each(['en', 'el'] as const)('the PDF of an application in %s', (tag) => {
  whereInstalled(
    'is whole for programs of others, reads as it was written and names its language',
    async () => {
      const { check, text, fonts, info, catalogue } = lookAtPdf(await renderApplication({ tag }));
      expect(check).toContain('No syntax or stream encoding errors found');
      expect(text).toContain(READS[tag][1]);
      expect(text).toContain('Παπαδάκη Μαρία · Papadaki Maria');
      expect(text).toContain("O'Neill βιογραφικό.pdf");
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) expect(font).toMatchObject({ embedded: 'yes', unicode: 'yes' });
      expect(info.Title).toBe(READS[tag][0]);
      expect(catalogue['/Lang']).toBe(`u:${tag}`);
    },
  );
});

import { describe, expect, test } from '@jest/globals';
import {
  PARTNER,
  buildAgreement,
  buildStudentRow,
} from '../../src/features/agreementPdf/testing/buildAgreement.ts';
import { buildFactsheet } from '../../src/features/agreementPdf/testing/buildFactsheet.ts';
import { english } from '../../src/features/agreementPdf/document/texts/english.ts';
import { greek } from '../../src/features/agreementPdf/document/texts/greek.ts';
import { readPdf } from '../support/readPdf.ts';
import { renderAgreement } from '../support/renderAgreement.ts';

describe('the document in Greek', () => {
  test('has Greek headings, names and days', async () => {
    const pdf = await readPdf(await renderAgreement({ tag: 'el', factsheets: [buildFactsheet()] }));

    expect(pdf.text).toContain('Διιδρυματική συμφωνία μεταξύ χωρών του προγράμματος');
    expect(pdf.text).toContain('Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης');
    expect(pdf.text).toContain('0533 Φυσική');
    expect(pdf.text).toContain('31 Μαΐου');
    expect(pdf.outline[0]).toBe('Α. Στοιχεία των ιδρυμάτων');
    expect(pdf.info).toMatchObject({ Language: 'el', Author: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης' });
  });

  test('says cycles and titles in the words of the screens', async () => {
    const contact = { ...buildFactsheet().institutionalCoordinatorContact, title: 'Professor' };
    const { text } = await readPdf(
      await renderAgreement({
        tag: 'el',
        agreement: buildAgreement({
          studentMobilitiesForStudies: [buildStudentRow({ studyCycles: [{ studyCycle: 'Short-Cycle' }] })],
        }),
        factsheets: [buildFactsheet({ institutionalCoordinatorContact: contact })],
      }),
    );

    expect(text).toContain('Σύντομος κύκλος');
    expect(text).toContain('Καθηγ. Jean Dubois');
  });

  test('says the kinds that factsheets commonly name in Greek', async () => {
    const factsheet = buildFactsheet({
      accessibilities: [
        { id: 1, type: 'Infrastructure', services: 'Step-free access', description: '', info: null },
        { id: 2, type: 'Service', services: 'Ramps by request', description: '', info: null },
      ],
      additionalInfos: [{ id: 1, type: 'Recognition process', description: '', info: null }],
    });
    const { text } = await readPdf(await renderAgreement({ tag: 'el', factsheets: [factsheet] }));

    expect(text).toContain('Υποδομή Πρόσβαση χωρίς σκαλοπάτια');
    expect(text).toContain('Υπηρεσία Ramps by request');
    expect(text).toContain('Διαδικασία αναγνώρισης');
    expect(text).not.toContain('Recognition process');
  });

  test('loses no letter of either language when it is the second document', async () => {
    await renderAgreement({ factsheets: [buildFactsheet()] });
    const { text } = await readPdf(await renderAgreement({ tag: 'el' }));

    expect(text).toContain('Κινητικότητα φοιτητών για πρακτική άσκηση');
    expect(text).not.toContain('\uFFFD');
  });

  test('embeds fonts that have every letter', async () => {
    const name = 'Ελληνικό Ίδρυμα Τεχνολογίας — Ångström, Łódź, Čeština, Kadıköy, Île';
    const bytes = await renderAgreement({
      tag: 'el',
      agreement: buildAgreement({
        studentMobilitiesForStudies: [buildStudentRow({ toInstitution: { ...PARTNER, name } })],
      }),
    });
    const { text } = await readPdf(bytes);
    const raw = new TextDecoder('latin1').decode(bytes);

    expect(text).toContain('Ελληνικό Ίδρυμα Τεχνολογίας —');
    expect(text).toContain('Ångström, Łódź, Čeština, Kadıköy, Île');
    expect(new Set(raw.match(/NotoSans-\w+/g))).toEqual(
      new Set(['NotoSans-Regular', 'NotoSans-Bold', 'NotoSans-Italic']),
    );
    expect(raw).toContain('/FontFile2');
    expect(raw).not.toContain('Helvetica');
  });
});

test('both languages have the same places for values', () => {
  const places = (texts: object) =>
    [...JSON.stringify(texts).matchAll(/"(\w+)":"([^"]*\{[^"]*)"/g)].map(
      ([, key, text = '']) =>
        `${key}: ${text
          .match(/\{\w+\}/g)
          ?.toSorted()
          .join()}`,
    );

  expect(places(greek)).toEqual(places(english));
  expect(places(english).length).toBeGreaterThan(3);
});

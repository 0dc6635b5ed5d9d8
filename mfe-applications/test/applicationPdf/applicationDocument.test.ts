import { describe, expect, test } from '@jest/globals';
import { english } from '../../src/features/applicationPdf/document/texts/english.ts';
import { greek } from '../../src/features/applicationPdf/document/texts/greek.ts';
import {
  buildApplicationItem,
  buildPastStay,
  buildStay,
} from '../../src/features/applicationPdf/testing/buildApplicationItem.ts';
import formEl from '../../src/locales/applicationForm/el.json' with { type: 'json' };
import formEn from '../../src/locales/applicationForm/en.json' with { type: 'json' };
import { readPdf } from 'shared-pdf/testing';
import { renderApplication } from '../support/renderApplication.ts';

/** A PNG of one pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const wholeText = async (...args: Parameters<typeof renderApplication>) =>
  (await readPdf(await renderApplication(...args))).map(({ text }) => text).join(' ');

describe('the document of an application', () => {
  test('has number, state, all eight steps, and its files by name', async () => {
    const text = await wholeText();
    expect(text).toContain(formEn.applicationForm.title.longTerm);
    expect(text).toContain('Παπαδάκη Μαρία · Papadaki Maria');
    expect(text).toMatch(/Application Number 17.*2026-2027.*Submitted.*20\/10\/2026 11:00:00/);
    for (const step of Object.values(formEn.applicationForm.steps)) expect(text).toContain(step);
    expect(text).toContain('09/03/2004');
    expect(text).toContain('University of Example 1');
    expect(text).toContain("O'Neill βιογραφικό.pdf");
    expect(text).toContain('Copy of the academic ID Not attached');
  });

  test('has the consent in full, with when it was given', async () => {
    const text = await wholeText();
    const { PrivacyNotice, AffirmationStep } = formEn.applicationForm;
    expect(text).toContain(PrivacyNotice.retention.text);
    expect(text).toContain(`${AffirmationStep.gdpr} Yes`);
    expect(text).toContain(`${AffirmationStep.communication} No`);
    expect(text).toContain('The statements were given with the submission on 20/10/2026 11:00:00.');
  });

  test('begins with whose it is, where that is known', async () => {
    expect(await wholeText()).not.toContain('University of Sample');
    const text = await wholeText({ letterhead: { name: 'University of Sample', logo: PIXEL } });
    expect(text.trim()).toMatch(/^University of Sample/);
  });

  test('is in Greek in Greek', async () => {
    const text = await wholeText({ tag: 'el' });
    const { steps, PrivacyNotice } = formEl.applicationForm;
    expect(text).toContain(steps.personal);
    expect(text).toContain(PrivacyNotice.retention.text);
    expect(text).toContain('Τμήμα Φυσικής');
    expect(text).toContain('Βέλγιο');
  });

  test.each([
    ['en', english.draft, null],
    ['el', greek.returned, '2026-11-20T10:00:00.000Z'],
  ] as const)('is marked as a draft on each page (%s)', async (tag, mark, dateReturned) => {
    const application = buildApplicationItem({ status: 'draft', dateSubmitted: null, dateReturned });
    const pages = await readPdf(await renderApplication({ tag, application }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.filter(({ text }) => !text.includes(mark))).toEqual([]);
  });

  test('has no mark of a draft once it is submitted', async () => {
    expect(await wholeText()).not.toContain(english.draft);
  });

  test('shows a draft in which nothing is filled in', async () => {
    const application = buildApplicationItem({
      status: 'draft',
      applicationNumber: null,
      dateSubmitted: null,
      studentData: [],
      studiesData: null,
      prefferedMobility: [],
      languageData: [],
      pastMobilityData: [],
      pastMobilities: null,
      filesData: [],
    });
    const text = await wholeText({ application, fileNames: {} });
    expect(text).toContain(english.noMobility);
    expect(text).toContain(english.notGiven);
    expect(text).toContain('Draft of an application, record 41');
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'numbers its pages, and leaves no heading at the end of one, with %i more rows than most',
    async (more) => {
      const application = buildApplicationItem({
        prefferedMobility: Array.from({ length: 4 + more }, (_, id) =>
          buildStay(id, {
            responsiblePerson: `${'Papadopoulou-Konstantinidou '.repeat(3)}(School of Physics)`,
          }),
        ),
        pastMobilityData: Array.from({ length: 5 + more }, (_, id) => buildPastStay(id)),
      });
      const pages = await readPdf(await renderApplication({ application }));
      expect(pages.filter(({ lastIsHeading }) => lastIsHeading)).toEqual([]);
      pages.forEach(({ text }, index) => expect(text).toContain(`${index + 1} / ${pages.length}`));
    },
  );
});

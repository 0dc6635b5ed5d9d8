import { beforeAll, describe, expect, test } from '@jest/globals';
import { LOCAL, PARTNER, buildAgreement } from '../../src/features/agreementPdf/testing/buildAgreement.ts';
import { buildFactsheet } from '../../src/features/agreementPdf/testing/buildFactsheet.ts';
import { type ReadPdf, readPdf } from '../support/readPdf.ts';
import { renderAgreement } from '../support/renderAgreement.ts';

describe('the document of a small agreement', () => {
  let pdf: ReadPdf;
  let bytes: Uint8Array;

  beforeAll(async () => {
    bytes = await renderAgreement({ factsheets: [buildFactsheet()] });
    pdf = await readPdf(bytes);
  });

  test('has title, duration and institutions on the first page', () => {
    const text = pdf.pages[0]?.text ?? '';
    expect(text).toContain('Inter-institutional Agreement between Programme Countries');
    expect(text).toContain('2024-2025 - 2027-2028');
    expect(text.indexOf('Aristotle University')).toBeLessThan(text.indexOf('Université Libre'));
  });

  test('numbers its pages over all orientations', () => {
    const total = pdf.pages.length;
    expect(pdf.pages.map(({ lines }) => lines.at(-1)?.text)).toEqual(
      pdf.pages.map((_, index) => `${index + 1} / ${total}`),
    );
    expect(new Set(pdf.pages.map(({ width }) => Math.round(width)))).toEqual(new Set([595, 842]));
  });

  test('has the parts A to G and the termination clause, in the outline too', () => {
    expect(pdf.outline).toEqual([
      'A. Information about institutions',
      'B. Mobility numbers per academic year',
      'C. Recommended language skills',
      'D. Additional requirements',
      'E. Calendar',
      'F. Information',
      'G. Signatures',
      'Termination of the agreement',
    ]);
  });

  test.each([
    ['A: contact details', 'Dr Jean Dubois jean@ulb.example +3226502222'],
    [
      'A: websites',
      'https://ulb.example/mobility General https://ulb.example Faculties https://ulb.example/faculties',
    ],
    ['A: a missing factsheet', 'THESSAL01 No factsheet of this institution was found.'],
    ['B: when numbers are amended', 'no later than the end of January in the preceding academic year'],
    [
      'B: from whom to whom',
      'School of Physics Université Libre de Bruxelles B BRUXEL04 Faculty of Sciences 1',
    ],
    [
      'B: subject, clarification, cycles, blended, periods, months',
      '0533 Physics Condensed matter 1st 2nd Yes 2 11',
    ],
    ['B: other terms', 'Other information and terms: Only in the spring term.'],
    ['B: a kind without rows', 'Staff mobility for teaching No mobility of this kind is agreed.'],
    ['C: lowest levels', 'B1 for student mobility for studies; B2 for student mobility for traineeship'],
    [
      'C: kind, subject, language and level',
      'Student mobility for studies (minimum B1) 0533 Physics French C1',
    ],
    ['D: infrastructure', 'Infrastructure Step-free access Ramps in all buildings. access@ulb.example'],
    ['D: requirements', 'Language certificate Not older than two years. https://ulb.example/language'],
    ['E: deadlines', '31 May 15 November 30 April 10 October'],
    ['E: decision', 'will send its decision within 4 weeks, and no later than 5 weeks.'],
    ['E: transcript', 'no later than 5 weeks after the assessment period has finished'],
    ['F: grading', 'Marks from 0 to 20; 10 is the lowest pass.'],
    ['F: visa', 'visa@ulb.example +3226502111 https://ulb.example/visa'],
    ['F: insurance', 'insurance@ulb.example +3226502111 https://ulb.example/insurance'],
    ['F: housing', 'housing@ulb.example +3226502111 https://ulb.example/housing'],
    ['F: additional information', 'Buddy programme A student helps. buddy@ulb.example'],
    ['G: our signature, in local time', 'Μαρία Παπαδοπούλου maria@auth.example 01/08/2026 00:30:05'],
    ['G: the partner’s signature', 'Anne Weemaels Rector anne@ulb.example 15/01/2026 10:09:07'],
    [
      'termination: the notice',
      'in the event of unilateral termination, a notice of at least one academic year',
    ],
    ['termination: the institution’s own words', 'By letter to the rectorate.'],
  ])('says %s', (_what, sentence) => {
    expect(pdf.text).toContain(sentence);
  });

  test('names title, institution, portal and language in its properties', () => {
    expect(pdf.info).toMatchObject({
      Title: 'Inter-institutional Agreement between Programme Countries',
      Author: 'Aristotle University of Thessaloniki',
      Creator: 'Mobility Portal',
      Language: 'en',
    });
  });

  test('leads to websites and mail addresses', () => {
    expect(pdf.links).toContain('https://ulb.example/visa');
    expect(pdf.links).toContain('mailto:anne@ulb.example');
  });
});

describe('an Erasmus code', () => {
  test('keeps both of its spaces, on one line', async () => {
    const institutions = [
      { ...LOCAL, erasmusCode: 'G  SAME01' },
      { ...PARTNER, erasmusCode: 'G SAME01' },
    ];
    const { pages } = await readPdf(await renderAgreement({ agreement: buildAgreement({ institutions }) }));
    const [two, one] = (pages[0]?.lines ?? []).filter(({ text }) => text === 'G SAME01');

    // The reading library gives any number of spaces as one; the line is as much longer as a space is wide.
    expect((two?.width ?? 0) - (one?.width ?? 0)).toBeGreaterThan(2);
  });
});

describe('what a partner sent', () => {
  test('becomes a link only where it is a web address', async () => {
    const factsheet = buildFactsheet({ generalUrl: 'javascript:alert(1)' });
    const { links, text } = await readPdf(await renderAgreement({ factsheets: [factsheet] }));

    expect(text).toContain('javascript:alert(1)');
    expect(links.some((link) => link.includes('javascript'))).toBe(false);
  });
});

describe('an agreement without anything', () => {
  test('says for each part that there is nothing', async () => {
    const agreement = buildAgreement({ studentMobilitiesForStudies: [], signings: [] });
    const silent = buildFactsheet({
      institutionalCoordinatorContact: null,
      generalUrl: null,
      facultyUrl: null,
      courseCatalogueUrl: null,
      deadlineIncomingsCalendar: null,
      deadlineNominationsCalendar: null,
      decisionResponseWeeksLimit: null,
      gradingSystem: null,
      terminationOfAgreement: null,
      visaInformationEntry: null,
      accessibilities: [],
      additionalRequirements: [],
      additionalInfos: [],
    });
    const { text } = await readPdf(await renderAgreement({ agreement, factsheets: [silent] }));

    expect(text.split('No mobility of this kind is agreed.')).toHaveLength(5);
    expect(text).toContain('No language skills are named in this agreement.');
    expect(text).toContain('This agreement has not been signed yet.');
    expect(text).toContain('The institution will send its decision no later than 5 weeks.');
    expect(text.split('Not stated in the factsheet.').length).toBeGreaterThan(7);
  });
});

describe('a document that is not in force', () => {
  test.each([
    ['terminated', { terminated: 4 }, 'This agreement has been terminated.'],
    ['not final', { status: { id: 2, name: 'Submitted' } }, 'This agreement is not final yet.'],
  ])('says on every page that it is %s', async (_what, change, sentence) => {
    const { pages } = await readPdf(await renderAgreement({ agreement: buildAgreement(change) }));
    expect(pages.length).toBeGreaterThan(2);
    for (const { text } of pages) expect(text).toContain(sentence);
  });

  test('says nothing of the kind once it is final', async () => {
    const final = buildAgreement({ status: { id: 3, name: 'Final' }, terminated: 0 });
    const { text } = await readPdf(await renderAgreement({ agreement: final }));
    expect(text).not.toMatch(/terminated\.|not final/);
  });
});

describe('what the font has no letters for', () => {
  test('stands there as one placeholder for each character, between what it has', async () => {
    const name = 'ሰላም — សាល — 👩‍🎓🇬🇷 — Ελλάδα';
    const agreement = buildAgreement({ institutions: [LOCAL, { ...PARTNER, name }] });
    const { text } = await readPdf(await renderAgreement({ agreement }));
    const place = (count: number) => '\ufffd'.repeat(count);
    expect(text).toContain(`${place(3)} — ${place(2)} — ${place(2)} — Ελλάδα`);
  });

  test('leads in a web address to where it led', async () => {
    const factsheet = buildFactsheet({ generalUrl: 'https://ulb.example/ሰላም' });
    const { links } = await readPdf(await renderAgreement({ factsheets: [factsheet] }));
    expect(links).toContain(`https://ulb.example/${encodeURIComponent('ሰላም')}`);
  });
});

import { sql } from 'kysely';
import { ask } from './support/ask.ts';
import { drafted, offered } from './support/ourAgreement.ts';
import { publishedHash } from './support/publishedHash.ts';
import { all, texts, validXml } from './support/readXml.ts';
import { HEIS, type World } from './support/world.ts';

const STRANGE = "Ελληνικά “quotes” 'apos' & < > ]]> &amp; <b>bold</b> 😀 é e\u0301 — 中文 \u00a0 100 %";

/** What an agreement may say, and how it comes over. */
export function describeContent(world: () => World): void {
  const partner = async () =>
    (
      await sql<{ id: number }>`select id from institutions where hei_id = ${HEIS.a}`.execute(
        world().database,
      )
    ).rows[0]!;
  const served = async (id: number) => {
    const answer = await ask(world(), 'iias get-url', [['iia_id', String(id)]]);
    const document = validXml(answer.body);
    const [iia] = all(document, 'iia');
    if (iia === undefined) throw new Error('The agreement is not served.');
    expect(texts(iia, 'iia-hash')).toEqual([publishedHash(iia)]);
    return { iia, text: answer.text };
  };
  const row = async (change: object = {}) => ({
    fromInstitution: { id: 1 },
    toInstitution: await partner(),
    mobilitiesPerYear: 2,
    totalMonthsPerYear: 10,
    blended: false,
    studyCycles: [{ studyCycle: '2nd' }],
    subjectAreasWithClarifications: [{ subjectArea: { code: '0611' } }],
    recommendedLanguageSkills: [{ language: { name: 'English' }, languageLevel: 'B2' }],
    ...change,
  });

  test('texts come over as they were typed, with the hash of what was served', async () => {
    const id = await offered(world(), HEIS.a, {
      staffMobilitiesForTeaching: [],
      studentMobilitiesForStudies: [
        await row({
          otherInfoTerms: STRANGE,
          subjectAreasWithClarifications: [{ subjectArea: { code: '0611' }, clarification: STRANGE }],
        }),
      ],
    });
    const { iia } = await served(id);
    expect(texts(iia, 'other-info-terms')).toEqual([STRANGE]);
    expect(texts(iia, 'isced-clarification')).toEqual([STRANGE]);
  });

  test('a very long text comes over whole', async () => {
    const long = 'Ωμέγα & <άλφα> '.repeat(200).trim();
    const id = await offered(world(), HEIS.a, {
      staffMobilitiesForTeaching: [],
      studentMobilitiesForStudies: [await row({ otherInfoTerms: long })],
    });
    expect(texts((await served(id)).iia, 'other-info-terms')).toEqual([long]);
  });

  test('characters that XML has no place for cost neither the text nor the document, line breaks and tabs come over', async () => {
    const terms = async (otherInfoTerms: string) => ({
      staffMobilitiesForTeaching: [],
      studentMobilitiesForStudies: [await row({ otherInfoTerms })],
    });
    await expect(drafted(world(), HEIS.a, await terms('half\ud800'))).rejects.toThrow('bad-text');
    const id = await offered(
      world(),
      HEIS.a,
      await terms('bell\u0007 tab\u000b mark\ufffe one\ntwo\r\nthree\tcell'),
    );
    expect(texts((await served(id)).iia, 'other-info-terms')[0]).toMatch(
      /^bell.? tab.? mark.? one\ntwo\r?\nthree\tcell$/,
    );
  });

  test('sixty rows keep their order, and numbers have one form', async () => {
    const months = Array.from({ length: 60 }, (_, index) => 2 + (index % 50) + (index % 4) / 4);
    const id = await offered(world(), HEIS.a, {
      staffMobilitiesForTeaching: [],
      studentMobilitiesForStudies: await Promise.all(
        months.map((totalMonthsPerYear) => row({ totalMonthsPerYear })),
      ),
    });
    const { iia } = await served(id);
    expect(texts(iia, 'total-months-per-year').map(Number)).toEqual(months);
    for (const text of texts(iia, 'total-months-per-year')) expect(text).toMatch(/^\d+(\.\d{0,1}[1-9])?$/);
  });

  test.each([7.5, 10, 2.25, 3.1])(
    '%s months are served in one form, however often they are asked for',
    async (totalMonthsPerYear) => {
      const id = await offered(world(), HEIS.a, {
        staffMobilitiesForTeaching: [],
        studentMobilitiesForTraineeship: [await row({ totalMonthsPerYear, recommendedLanguageSkills: [] })],
      });
      const { iia, text } = await served(id);
      expect(texts(iia, 'total-months-per-year')).toEqual([String(totalMonthsPerYear)]);
      expect((await served(id)).text).toBe(text);
    },
  );

  test('contacts come over with their names, and an agreement without any is served as well', async () => {
    const withContact = await offered(world(), HEIS.a, {
      departmentalCoordinatorContacts: [
        { id: 3 },
        {
          givenName: 'Ζωή & <Co>',
          familyName: 'O\'Παπά "Q"',
          email: 'zoi@example.org',
          phone: '+302310000649',
          roles: [{ value: 'Departmental Coordinator', language: 'en' }],
          department: { name: 'Τμήμα & <Δοκιμών>', institution: { id: 1 } },
        },
      ],
    });
    const { iia } = await served(withContact);
    expect(texts(iia, 'person-family-name')).toContain('O\'Παπά "Q"');
    const without = await offered(world(), HEIS.a);
    await sql`delete from agreement_contacts where agreement_id = ${without}`.execute(world().database);
    await served(without);
  });

  test('university, units and factsheet are valid documents', async () => {
    const [hei] = all(
      validXml((await ask(world(), 'institutions url', [['hei_id', HEIS.node]])).body),
      'hei',
    );
    expect(texts(hei!, 'hei-id')).toEqual([HEIS.node]);
    for (const unit of texts(hei!, 'ounit-id').slice(0, 5)) {
      const answer = await ask(world(), 'organizational-units url', [
        ['hei_id', HEIS.node],
        ['ounit_id', unit],
      ]);
      expect(texts(validXml(answer.body), 'ounit-id')).toEqual([unit]);
    }
    const sheets = await ask(world(), 'factsheet url', [['hei_id', HEIS.node]]);
    expect(all(validXml(sheets.body), 'factsheet').length).toBeLessThanOrEqual(1);
  });
}

import type { StoredRecord } from '../../../src/records/save/stored/storedRecord.ts';
import { FACTSHEETS, INSTITUTIONS } from 'ewp/documents';
import { readOwnXml, readXml } from 'ewp/xml';
import { factsheetChanges } from '../../../src/data/history/factsheetChanges.ts';
import { keepRows } from '../../../src/exchange/mapping/factsheet/keepRows.ts';
import { storableParts } from '../../../src/exchange/mapping/factsheet/storableParts.ts';
import {
  coordinatorOf,
  isSamePerson,
  toCoordinator,
} from '../../../src/exchange/mapping/factsheet/toCoordinator.ts';
import { toFactsheet } from '../../../src/exchange/mapping/factsheet/toFactsheet.ts';
import { toInstitutionMembers } from '../../../src/exchange/mapping/factsheet/toInstitutionMembers.ts';
import { toEwpText } from '../../../src/exchange/mapping/toEwpForm.ts';
import { toNetworkUrl } from 'shared-contracts/factsheets/networkForm.ts';
import { buildContact, buildFactsheet, buildHei, sample } from 'ewp/testing';

const FACTSHEET = 'spec/ewp-specs-api-factsheet-response-example.xml';
const INSTITUTION = 'spec/ewp-specs-api-institutions-response-example.xml';

const publishedFactsheet = () => FACTSHEETS.read(readOwnXml(sample(FACTSHEET).toString()))[0]!;
const publishedHei = () => INSTITUTIONS.read(readOwnXml(sample(INSTITUTION).toString()))[0]!;

function mapped(sheet = publishedFactsheet(), before: any = null) {
  const parts = storableParts();
  return { members: toFactsheet(sheet, before, parts), unmapped: parts.unmapped };
}

describe('the published factsheet', () => {
  test('has a place for everything that it says', () => {
    const { members, unmapped } = mapped();
    expect(unmapped).toEqual([]);
    expect(members).toMatchObject({
      deadlineNominationsCalendar: { autumnTerm: '--04-10', springTerm: '--12-10' },
      deadlineIncomingsCalendar: { autumnTerm: '--04-19', springTerm: '--10-19' },
      decisionResponseWeeksLimit: 4,
      transcriptOfRecordsWeeksLimit: 3,
      applicationIncomingsInformationEntry: {
        email: 'email@example.com',
        phone: '+4723456789',
        urls: [{ value: 'https://example-hei.edu/application' }],
      },
      visaInformationEntry: {
        email: 'email-visa@example.com',
        phone: '+22556677',
        urls: [{ value: 'http://www.msz.gov.pl/en/travel_to_poland/visa/', language: 'en' }],
      },
      accessibilities: [
        {
          type: 'Service',
          services: 'Office for persons with disabilities',
          description: null,
          info: { email: 'email-bon@example.com', phone: '+123456789' },
        },
      ],
      additionalInfos: [{ type: 'Recognition process', info: { phone: '+1258846789' } }],
    });
    expect(members.additionalRequirements).toHaveLength(8);
    expect(members.additionalRequirements).toContainEqual({
      name: 'Privacy statement',
      description: 'Please, read, as you will have to agree to it',
      urls: [{ value: 'https://example-hei.edu/privacy-statement' }],
    });
  });

  test('says nothing that the schema would refuse when a day names a time zone, and the day stays', () => {
    const xml = sample(FACTSHEET).toString().replace('--04-10<', '--04-10+02:00<');
    const read = readXml(Buffer.from(xml));
    if (read.kind !== 'valid') throw new Error(read.kind);
    const { members } = mapped(FACTSHEETS.read(read.root)[0]);
    expect(members.deadlineNominationsCalendar).toEqual({ autumnTerm: '--04-10', springTerm: '--12-10' });
  });
});

describe('toFactsheet', () => {
  test('keeps telephone numbers as partners write them', () => {
    const info = buildFactsheet().housingInfo;
    const withPhone = (phoneNumber: typeof info.phoneNumber) =>
      mapped(buildFactsheet({ housingInfo: { ...info, phoneNumber } })).members.housingInformationEntry;
    expect(withPhone({ e164: '+1' })).toMatchObject({ phone: '+1' });
    expect(withPhone({ e164: '+302310123456', ext: '12' })).toMatchObject({ phone: '+302310123456 ext. 12' });
    expect(withPhone({ otherFormat: '210 0000000 (mornings)' })).toMatchObject({
      phone: '210 0000000 (mornings)',
    });
    expect(withPhone({})).toMatchObject({ phone: null });
  });

  test('keeps long texts whole, and names what is too much for any factsheet', () => {
    const requirement = { name: 'CV', informationWebsites: [] };
    const long = 'α'.repeat(15_000);
    expect(
      mapped(buildFactsheet({ additionalRequirements: [{ ...requirement, details: long }] })).members
        .additionalRequirements,
    ).toMatchObject([{ description: long }]);
    const endless = mapped(
      buildFactsheet({ additionalRequirements: [{ ...requirement, details: 'α'.repeat(30_000) }] }),
    );
    expect(endless.members.additionalRequirements).toMatchObject([{ name: 'CV', description: null }]);
    expect(endless.unmapped).toMatchObject([{ field: 'additionalRequirements/0/description' }]);
    const many = Array.from({ length: 350 }, (_none, row) => ({
      ...requirement,
      name: `${row}`,
      details: '',
    }));
    const crowd = mapped(buildFactsheet({ additionalRequirements: many }));
    expect(crowd.members.additionalRequirements).toHaveLength(200);
    expect(crowd.unmapped).toEqual([{ field: 'additionalRequirements', value: '201–350' }]);
  });

  test.each([-1, 99_999_999_999, Number.NaN])(
    'keeps our number of weeks when the partner says %d',
    (weeks) => {
      const before = { decisionResponseWeeksLimit: 4 };
      const { members, unmapped } = mapped(buildFactsheet({ decisionWeeksLimit: weeks }), before);
      expect(members.decisionResponseWeeksLimit).toBe(4);
      expect(unmapped).toEqual([{ field: 'decisionResponseWeeksLimit', value: String(weeks) }]);
    },
  );

  test('says the same of a factsheet that is stored already, ids included', () => {
    const { members } = mapped();
    const stored = withIds(members);
    expect(mapped(publishedFactsheet(), stored).members).toEqual(stored);
    expect(factsheetChanges(stored, mapped(publishedFactsheet(), stored).members)).toEqual([]);
  });
});

/** Gives every part an id, as the database does. */
function withIds(members: StoredRecord): StoredRecord {
  let id = 0;
  const stored = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(stored);
    return typeof value === 'object' && value !== null ? { id: ++id, ...value } : value;
  };
  return Object.fromEntries(Object.entries(members).map(([member, value]) => [member, stored(value)]));
}

describe('keepRows', () => {
  test('takes the row that says the same before the one that has the same name, and never a row twice', () => {
    const stored = [
      { id: 1, name: 'CV', description: 'old' },
      { id: 2, name: 'CV', description: 'same' },
    ];
    const rows = [
      { name: 'CV', description: 'same' },
      { name: 'CV', description: 'new' },
      { name: 'CV', description: 'third' },
    ];
    expect(keepRows(stored, rows, 'name')).toEqual([
      { id: 2, name: 'CV', description: 'same' },
      { id: 1, name: 'CV', description: 'new' },
      { name: 'CV', description: 'third' },
    ]);
  });
});

describe('factsheetChanges', () => {
  test('tells rows that came, went and changed', () => {
    const before = {
      additionalInfos: [
        { id: 1, type: 'Grading', info: { email: 'a@b.example', urls: [] } },
        { id: 2, type: 'Arrival', info: null },
      ],
    };
    const after = {
      additionalInfos: [
        { id: 1, type: 'Grading', info: { urls: [], email: 'c@b.example' } },
        { type: 'Sports', info: null },
      ],
    };
    expect(factsheetChanges(before, after)).toEqual([
      { field: 'additionalInfos', before: 'Grading · a@b.example', after: 'Grading · c@b.example' },
      { field: 'additionalInfos', before: null, after: 'Sports' },
      { field: 'additionalInfos', before: 'Arrival', after: null },
    ]);
  });
});

describe('what an institution tells of itself', () => {
  test('gives the web address in English, and names the other', () => {
    const parts = storableParts();
    expect(
      toInstitutionMembers(publishedHei(), { courseCatalogueUrl: 'https://kept.example' }, parts),
    ).toEqual({
      generalUrl: 'http://www.uio.no/english/',
      courseCatalogueUrl: 'https://kept.example',
    });
    expect(parts.unmapped).toEqual([{ field: 'generalUrl', value: 'http://www.uio.no/' }]);
  });

  test('names its coordinator by the role, else whoever can be written to', () => {
    const rector = buildContact({ roleDescriptions: [{ value: 'Rector' }], emails: [] });
    const departmental = buildContact({ roleDescriptions: [{ value: 'Departmental Coordinator' }] });
    const institutional = buildContact({ roleDescriptions: [{ value: 'Institutional coordinator' }] });
    const office = buildContact({ roleDescriptions: [], emails: ['iro@uio.example'] });
    const chosen = (...contacts: ReturnType<typeof buildContact>[]) => coordinatorOf(buildHei({ contacts }));
    expect(chosen(rector, departmental, institutional)).toBe(institutional);
    expect(chosen(rector, departmental)).toBe(departmental);
    expect(chosen(rector, office)).toBe(office);
    expect(chosen(rector)).toBe(rector);
    expect(chosen()).toBeUndefined();
  });

  test('takes an office that has no person by its name', () => {
    const said = toCoordinator(coordinatorOf(publishedHei())!, storableParts());
    expect(said).toMatchObject({
      givenName: null,
      familyName: 'IRO Office',
      email: 'iro@uio.no',
      roles: null,
    });
    expect(isSamePerson({ email: 'IRO@uio.no', familyName: 'Somebody' }, said)).toBe(true);
    expect(isSamePerson({ email: null, givenName: null, familyName: 'iro office' }, said)).toBe(true);
    expect(isSamePerson({ email: 'other@uio.no', familyName: 'IRO Office' }, said)).toBe(false);
  });
});

describe('what is served to partners', () => {
  test.each([
    ['HTTP://a.example/Ελλάδα', 'http://a.example/Ελλάδα'],
    [' https://a.example/100% ', 'https://a.example/100%25'],
    ['https://a.example/[x]#a#b', 'https://a.example/%5Bx%5D#a%23b'],
    ['https://user@a.example/', null],
    ['https://a.example:port/', null],
    ['javascript:alert(1)', null],
  ])('writes the web address %s in the form of the network', (typed, served) => {
    expect(toNetworkUrl(typed)).toBe(served);
  });

  test('leaves a language out that has no code of the form of the network', () => {
    expect(toEwpText('x', 'en-GB')).toEqual({ value: 'x', lang: 'en-GB' });
    expect(toEwpText('x', 'Ελληνικά')).toEqual({ value: 'x' });
    expect(toEwpText('x', 'gr_EL')).toEqual({ value: 'x' });
  });
});

import { FACTSHEET } from '../members/factsheet.ts';
import { copyOfFactsheet, factsheetToCopy } from './factsheetCopy.ts';

const entry = {
  id: 4,
  email: 'office@example.org',
  phone: '+302310000000',
  urls: [{ value: 'https://example.org' }],
};
const bare = { email: entry.email, phone: entry.phone, urls: entry.urls };

const STORED = {
  id: 9,
  isActive: true,
  isSample: true,
  dateCreated: '2026-01-01T00:00:00.000Z',
  dateModified: '2026-01-02T00:00:00.000Z',
  fetchedAt: null,
  gradingSystem: 'From 0 to 10.',
  institution: { id: 1, name: 'Our University', heiId: 'local.example.edu' },
  institutionalCoordinatorContact: { id: 3, familyName: 'Office' },
  deadlineIncomingsCalendar: { id: 5, autumnTerm: '--06-15', springTerm: '--11-30' },
  visaInformationEntry: entry,
  additionalInfos: [{ id: 6, type: 'Sport', description: null, info: bare }],
  accessibilities: [],
};

describe('copyOfFactsheet', () => {
  const copy = copyOfFactsheet(factsheetToCopy.schema.parse(STORED));

  test('is not active, and has neither ids nor what the server sets', () => {
    expect(copy).toEqual({
      isActive: false,
      gradingSystem: 'From 0 to 10.',
      institution: { id: 1 },
      institutionalCoordinatorContact: { id: 3 },
      deadlineIncomingsCalendar: { autumnTerm: '--06-15', springTerm: '--11-30' },
      visaInformationEntry: bare,
      additionalInfos: [{ type: 'Sport', description: null, info: bare }],
      accessibilities: [],
      additionalRequirements: [],
    });
  });

  test('leaves out no member that a person may set', () => {
    const settable = Object.entries(FACTSHEET.fields)
      .filter(([, field]) => !('isServerSet' in field))
      .map(([name]) => name);
    const copied = Object.keys(factsheetToCopy.shape);
    expect(copied).toEqual(expect.arrayContaining([...settable, ...Object.keys(FACTSHEET.links)]));
  });
});

import type { ListView, ListViews } from 'shared-contracts/views/listViews.ts';
import type { AgreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';

type Reply = { readonly status?: number; readonly body: unknown };

const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  MobilityCountries: [
    { id: 40, countryName: 'Austria', countryNameGR: 'Αυστρία' },
    { id: 380, countryName: 'Italy', countryNameGR: 'Ιταλία' },
  ],
  MobilityInstitutions: [{ id: 11, name: 'University of Graz', erasmusCode: 'A  GRAZ01' }],
  MobilityEwpStatuses: [{ id: 7, name: 'Approved by all' }],
  AcademicYears: [2025, 2026, 2027, 2028, 2029].map((id) => ({ id, name: `${id}-${id + 1}` })),
  MobilityDepartments: [{ id: 4, name: 'School of Law', nameGR: 'Νομική Σχολή' }],
  MobilityContacts: [
    { id: 9, givenName: 'Eleni', familyName: 'Markou', email: 'e.markou@example.org' },
    { id: 10, givenName: 'Test', familyName: 'Person', email: 'test@example.org' },
  ],
};

/** An agreement with everything that the list shows. */
export function buildAgreement(change: Partial<AgreementListRow> = {}): AgreementListRow {
  return {
    id: 12,
    startYear: { id: 2026, name: '2026-2027' },
    endYear: { id: 2028, name: '2028-2029' },
    institutions: [
      { id: 1, name: 'Local University', erasmusCode: 'G  LOCAL01', isLocal: true },
      { id: 11, name: 'University of Graz', erasmusCode: 'A  GRAZ01', isLocal: false },
    ],
    departmentalCoordinatorContacts: [
      {
        id: 9,
        givenName: 'Eleni',
        familyName: 'Markou',
        department: { id: 4, name: 'School of Law', nameGR: 'Νομική Σχολή', institution: { id: 1 } },
      },
      {
        id: 31,
        givenName: 'Karl',
        familyName: 'Huber',
        department: { id: 77, name: 'Faculty of Law', nameGR: null, institution: { id: 11 } },
      },
    ],
    status: { id: 1, name: 'Draft' },
    ewpStatus: { id: 5, name: 'Approved by us' },
    dateCreated: '2026-03-05T10:00:00.000Z',
    isDeleted: false,
    terminated: 0,
    ...change,
  };
}

/**
 * Puts a small server in the place of the network.
 *
 * - agreements: answers to the list's query, from its address
 * - views: the reader's views of the list; null where they cannot be had
 *
 * Gives the addresses asked for the list, in order.
 */
export function fakeServer(
  agreements: (address: URL) => Reply | Promise<Reply>,
  views: Partial<ListViews> | null = {},
): readonly URL[] {
  const asked: URL[] = [];
  const answer = async (target: string) => {
    const address = new URL(target, 'https://portal.example');
    if (address.pathname === '/exchange/officers')
      return toResponse({
        body: {
          me: 1,
          value: [{ id: 1, name: 'Anna Officer', isOpen: true, away: null, isOnMyDesk: false }],
        },
      });
    if (address.pathname === '/exchange/officers/current')
      return toResponse({
        body: {
          value: [
            { id: 12, officer: null },
            { id: 15, officer: 1 },
          ],
        },
      });
    if (address.pathname === '/exchange/views/agreements')
      return toResponse(
        views === null
          ? { status: 503, body: {} }
          : { body: { value: [], columns: null, start: null, mayShare: true, ...views } },
      );
    // No partner offers anything.
    if (address.pathname.startsWith('/exchange/')) return toResponse({ body: [] });
    if (address.pathname === '/api/changes') return toResponse({ body: { sets: {}, records: {} } });
    const set = address.pathname.split('/').at(-1) ?? '';
    if (set !== 'MobilityAgreements') return toResponse({ body: listOf(OPTIONS[set] ?? []) });
    asked.push(address);
    return toResponse(await agreements(address));
  };
  Object.assign(globalThis, { fetch: answer });
  return asked;
}

/** A view of the reader's own. */
export function buildView(change: Partial<ListView> = {}): ListView {
  return {
    id: 7,
    name: 'Drafts',
    query: 'status=1&columns=id%2Cpartner%2Ccity&sort=-years',
    isShared: false,
    isOwn: true,
    owner: 'Anna Officer',
    mayChange: true,
    mayRemove: true,
    version: 1,
    ...change,
  };
}

export function listOf(value: readonly object[], total = value.length) {
  return { value, total };
}

function toResponse({ status = 200, body }: Reply) {
  const text = JSON.stringify(body);
  return {
    ok: status < 400,
    status,
    headers: new Map<string, string>(),
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(body),
  };
}

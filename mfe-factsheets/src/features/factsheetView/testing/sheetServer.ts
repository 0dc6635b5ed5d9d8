import type { FakeApiReply, FakeApiRoutes } from 'shared-client/testing';
import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { buildSheet } from './buildSheet.ts';

type Part = Record<string, unknown>;

const LISTS = ['additionalRequirements', 'accessibilities', 'additionalInfos'];

/** Our own factsheet, as the office has it before it: partners can fetch it. */
export function buildLocalSheet(changes: Partial<FactsheetView> = {}): FactsheetView {
  const office = (name: string, id: number) => ({
    id,
    email: `${name}@office.example.org`,
    phone: '+302310000000',
    urls: [{ value: `https://office.example.org/${name}`, language: 'en' }],
  });
  const sheet = buildSheet();
  return buildSheet({
    institution: {
      ...sheet.institution,
      id: 1,
      name: 'Local University',
      nameGR: 'Πανεπιστήμιο',
      isLocal: true,
    },
    visaInformationEntry: office('visa', 21),
    housingInformationEntry: office('housing', 22),
    insuranceInformationEntry: office('insurance', 23),
    deadlineNominationsCalendar: { id: 2, autumnTerm: '--05-15', springTerm: '--10-31' },
    accessibilities: [
      { id: 1, type: 'Infrastructure', services: 'Lifts', description: null, info: office('lifts', 0) },
      { id: 2, type: 'Service', services: 'Sign language', description: null, info: office('sign', 0) },
    ],
    courseCatalogueUrl: null,
    ...changes,
  });
}

/**
 * A server of the test with one factsheet, which keeps what is saved as the real one does.
 *
 * - change, changeVisa: what somebody else does to it; bodies: what was sent, without the factsheet's id
 * - answers: in the place of its own, for the next saves
 */
export function sheetServer(first: FactsheetView = buildLocalSheet()) {
  let sheet = first;
  let count = 0;
  const answers: (FakeApiReply | 'keep')[] = [];
  const bodies: Part[] = [];
  const change = (members: Partial<FactsheetView>) => {
    count += 1;
    sheet = { ...sheet, ...members, dateModified: `2026-03-03T11:00:${String(count).padStart(2, '0')}.000Z` };
  };
  const changeVisa = (email: string) =>
    change({ visaInformationEntry: { id: 21, ...sheet.visaInformationEntry, email } });
  const save = (body: unknown): FakeApiReply => {
    const { id: _id, dateModified, ...members } = body as Part;
    bodies.push(members);
    const answer = answers.shift();
    if (answer !== undefined && answer !== 'keep') return answer;
    if (dateModified !== sheet.dateModified) return { status: 409, body: { code: 'stale', current: sheet } };
    change(
      Object.fromEntries(
        Object.entries(members).map(([member, value]) => [
          member,
          merged(member, Reflect.get(sheet, member), value),
        ]),
      ),
    );
    // The save was made, and its answer was lost.
    return answer === 'keep' ? 'network' : { body: sheet };
  };
  const routes: FakeApiRoutes = {
    'GET MobilityFactsheets/12': () => ({ body: sheet }),
    'POST MobilityFactsheets': ({ body }) => save(body),
    'GET MobilityDepartments': () => ({
      body: {
        value: [
          { id: 5, name: 'International Office', nameGR: null },
          { id: 6, name: 'School of Law', nameGR: 'Νομική Σχολή' },
        ],
        total: 2,
      },
    }),
  };
  return { routes, change, changeVisa, answers, bodies, sheet: () => sheet };
}

function merged(member: string, before: unknown, posted: unknown): unknown {
  if (LISTS.includes(member)) return mergedRows(before as Part[], posted as Part[]);
  if (typeof posted !== 'object' || posted === null) return posted;
  const { department, ...members } = posted as Part;
  return {
    id: 90,
    ...(before as Part | null),
    ...members,
    ...(department === undefined ? {} : { department: { id: department, name: 'School of Law' } }),
  };
}

function mergedRows(before: readonly Part[], posted: readonly Part[]): readonly Part[] {
  const rowOf = ({ $state: _state, ...row }: Part): Part => ({
    id: 100 + Math.max(0, ...before.map(({ id }) => Number(id))),
    description: null,
    ...before.find(({ id }) => id === row.id),
    ...row,
  });
  if (!posted.some((row) => '$state' in row)) return posted.map(rowOf);
  const removed = posted.filter(({ $state }) => $state === 4).map(({ id }) => id);
  return [
    ...before
      .filter(({ id }) => !removed.includes(id))
      .map((row) => rowOf(posted.find(({ id }) => id === row.id) ?? row)),
    ...posted.filter(({ $state }) => $state === 1).map(rowOf),
  ];
}

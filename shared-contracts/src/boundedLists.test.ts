import type { Call, CallReply } from './call/call.ts';
import { CALLS } from './calls.ts';

/**
 * What bounds each list in the response of a call that reads. A list without a bound is a response without end as soon as people, partners or
 * programs can add to it: a new list fails the test until it stands here.
 *
 * - pages: the caller asks for one page
 * - limit: the server refuses or removes what is more, or lists the first or latest
 * - record: it is a part of one record, whose schema bounds it
 * - kinds: one entry for each member of a set that the portal defines
 * - office: one entry for each person, department, institution or agreement that the office has entered
 */
const BOUNDS = {
  pages: [
    'readHistory/value',
    'readApplicationHistory/value',
    'listInstitutions/value',
    'listDocuments/value',
    'listIncoming/value',
    'listAttention/value',
    'listUnreadable/value',
    'listBulkJobRows/value',
    'listCampaignRows/value',
    'listPeople/value',
    'listPlaces/value',
  ],
  limit: [
    'readReminders/groups',
    'readReminders/hidden',
    'readViews/value',
    'listNotes/value',
    'listApplicationNotes/value',
    'readOverview/waiting/us',
    'readOverview/waiting/partner',
    'readOverview/factsheets/latest',
    'readFactsheetNotes/notes',
    'listFaults/faults',
    'listFaults/counts',
    'listBurntReleases',
    'searchNetwork/value',
    'listDeliveries',
    'readCopies/events',
    'listRefusedCalls/value',
    'listBulkJobs/value',
    'listAbsenceChanges/value',
    'listAbsences/value',
    'readPerson/agreements',
    'listRefusedSignIns/value',
    'readDestinationDesk/kept',
    'listDestinationInterest/value',
    // Documents of partners, of a bounded number of bytes.
    'lookUpHei/hei',
    'lookUpHei/errors',
    'lookUpOunits/ounit',
    'lookUpOunits/notAsked',
    'lookUpOunits/errors',
    'lookUpOunit/ounit',
    'lookUpOunit/notAsked',
    'lookUpOunit/errors',
    'readRefusedCall/heis',
    'readRefusedCall/headers',
  ],
  record: [
    'readReminderSettings/choice/kinds',
    'readViews/columns',
    'readFaultStack',
    'notifyPartner/differences',
    'notifyPartner/deliveries',
    'approveCopy/differences',
    'approveCopy/deliveries',
    'approveCopy/errors',
    'revertAgreement/differences',
    'revertAgreement/deliveries',
    'readCopies/differences',
    'readCopies/unsentEdits',
    'readCopies/unsentPeople',
    'readCopies/untaken',
    'listNotes/contacts',
    'readDestination/terms',
    'refreshFactsheet/changes',
    'refreshFactsheet/errors',
    'refreshFactsheet/unmapped',
  ],
  kinds: [
    'readReminderSettings/offered',
    'readOverviewCharts/states',
    'readOverviewCharts/countries',
    'listFaults/modules',
    'readNetworkPresence/apis',
    'readCopies/untold',
    'readCopies/attention',
    'readCampaign/stages',
    'listDestinations/languages',
    'listDestinations/fields',
  ],
  office: [
    'readOverviewCharts/places',
    'readReport/rows',
    'listPartners',
    'listIncoming/partners',
    'listUnreadable/partners',
    'listOfficerDepartments/value',
    'listOfficers/value',
    'listDestinations/destinations',
    'readCopies/parted',
    'readPerson/wordings',
    'readPerson/factsheets',
    'readPerson/coordinators',
    'readPerson/twins',
  ],
} as const;

const lists = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
  call.methods.includes('GET')
    ? [call.reply, ...Object.values(call.otherReplies ?? {})].flatMap((reply) => listsOf(reply, name))
    : [],
);

test('of each list that a call gives it is known what bounds it', () => {
  const known = Object.values(BOUNDS).flat();
  expect([...new Set(lists)].toSorted()).toEqual(known.toSorted());
});

test.each(BOUNDS.pages)('%s is asked for by pages', (list) => {
  const call = new Map<string, Call>(Object.entries(CALLS)).get(list.split('/')[0] ?? '');
  const parameters = Object.keys(call?.query ?? {});
  expect(parameters.some((name) => ['$top', 'top', 'before'].includes(name))).toBe(true);
});

function listsOf(reply: CallReply, path: string): readonly string[] {
  return 'schema' in reply ? outermostLists(reply.schema, path) : [];
}

function outermostLists(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null || !('_zod' in schema)) return [];
  const {
    type,
    shape,
    innerType,
    in: input,
    options,
    valueType,
  } = (schema._zod as { readonly def: Readonly<Record<string, unknown>> }).def;
  if (type === 'array') return [path];
  const parts = [innerType, input, valueType, ...Object.values(options ?? {})];
  return [
    ...Object.entries(shape ?? {}).flatMap(([name, part]) => outermostLists(part, `${path}/${name}`)),
    ...parts.flatMap((part) => outermostLists(part, path)),
  ];
}

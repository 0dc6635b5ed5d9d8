import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { Overview } from 'shared-contracts/overview/overview.ts';
import type { OverviewCharts } from 'shared-contracts/overview/overviewCharts.ts';
import { countAttention } from '../exchange/store/attention.ts';
import { countIncoming } from '../exchange/store/incoming/listIncoming.ts';
import { countUnreadable } from '../exchange/store/incoming/unreadableCopies.ts';
import { changedFactsheets } from './changedFactsheets.ts';
import { countCharts } from './readCharts.ts';
import { countUndelivered, type OverviewServices, readLasting } from './readOverview.ts';
import { ownFactsheet } from './ownFactsheet.ts';
import { rememberUntilChanged } from './rememberUntilChanged.ts';

/** Sets whose changes may change what is remembered. */
const SETS = [
  'MobilityAgreements',
  'MobilityNotifications',
  'MobilityInstitutions',
  'MobilityDepartments',
  'MobilityContacts',
  'ApplicationStudentStudiesForms',
] as const;

/**
 * Makes the reader of what needs somebody today, as far as a caller may know it.
 *
 * What follows from records is remembered until one of them changes. What the network does is asked for each time: no set tells of it.
 */
export function overviewReader(services: OverviewServices): (caller: Caller) => Promise<Overview> {
  const { database, clock, isConnected, fileRoom } = services;
  const lasting = rememberUntilChanged(database, SETS, (caller, today) =>
    readLasting(database, caller, today),
  );
  return async (caller) => {
    const today = clock();
    const editsFactsheets = caller.permissions.includes('factsheet_edit');
    const isOffice = caller.permissions.includes('iia_edit_iro');
    const [
      { agreements, ...rest },
      undelivered,
      attention,
      incoming,
      unreadable,
      factsheets,
      ourFactsheet,
      room,
    ] = await Promise.all([
      lasting(caller, today),
      isOffice ? countUndelivered(database, caller, today) : null,
      isOffice ? countAttention(database, today) : null,
      isOffice && isConnected ? countIncoming(database) : null,
      isOffice ? countUnreadable(database) : null,
      editsFactsheets ? changedFactsheets(database, caller, today) : null,
      editsFactsheets ? ownFactsheet(database) : null,
      caller.permissions.includes('application_settings') ? fileRoom() : null,
    ]);
    return {
      ...rest,
      agreements: { ...agreements, undelivered },
      attention: attention === null ? null : { count: attention },
      incoming,
      unreadable,
      factsheets,
      ownFactsheet: ourFactsheet,
      files: room && room.state,
    };
  };
}

/** Makes the reader of what the charts draw. */
export function chartsReader({
  database,
  clock,
}: OverviewServices): (caller: Caller) => Promise<OverviewCharts> {
  const charts = rememberUntilChanged(database, SETS, (caller, today) =>
    countCharts(database, caller, today),
  );
  return (caller) => charts(caller, clock());
}

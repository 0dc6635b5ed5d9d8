import { CHANGES_PATH } from 'shared-contracts/portal/changes.ts';
import { bearer } from './signIn.ts';
import { testPdf } from '../api/testPdf.ts';
import { eventually } from '../eventually.ts';
import { letTimePass } from '../letTimePass.ts';

/** How often each kind of call was answered with each status; 0 for one that got no answer. */
export type AnswerCounts = Readonly<Record<string, Readonly<Record<number, number>>>>;

const REFUSED_MS = 200;
const JSON_BODY = { 'content-type': 'application/json' };

/** Calls of every way to the database: lists, records, rights, saves, files, named calls, sign-in. */
const CALLS: Readonly<Record<string, (serial: number) => readonly [string, RequestInit]>> = {
  list: () => ['/api/MobilityAgreements?$select=id&$top=5', {}],
  count: () => ['/api/MobilityInstitutions?$top=1&$count=true', {}],
  item: () => ['/api/MobilityInstitutions/1', {}],
  me: () => ['/api/Users/Me', {}],
  overview: () => ['/api/Overview', {}],
  changes: () => [`/api${CHANGES_PATH}?sets=MobilityAgreements`, {}],
  save: (serial) => [
    '/api/ECTSCoordinatorTables',
    {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({
        firstName: 'Mixed',
        lastName: `No ${serial}`,
        email: `mixed.${serial}@example.org`,
        phone: '2310',
        address: 'Main street',
        purpose: 'Incoming',
        department: 1,
      }),
    },
  ],
  base64: (serial) => [
    '/api/ApplicationFiles',
    {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ fileName: 'a.pdf', fileBase64: testPdf(`base64 ${serial}`).toString('base64') }),
    },
  ],
  upload: (serial) => [
    '/api/ApplicationFiles/content?fileName=a.pdf',
    {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(testPdf(`upload ${serial}`, { size: 600_000 })),
    },
  ],
  zip: () => ['/api/Users/Me/data', {}],
  signIn: () => [
    '/realms/apps/protocol/openid-connect/token',
    {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'frontend',
        grant_type: 'refresh_token',
        refresh_token: 'none',
      }),
    },
  ],
};

/**
 * Makes calls of all kinds at once, again and again; gives how they were answered, and what was said with a 500.
 *
 * - `during`: the work begins when calls of every kind have been answered, and calls go on until it is done and each kind was asked once
 *   more; none is under way before and after
 */
export function mixedCalls(baseUrl: string, token: string, atOnce = 2) {
  const counts: Record<string, Record<number, number>> = {};
  const said: string[] = [];
  let serial = 0;
  const call = async (kind: string) => {
    const [address, init] = CALLS[kind]!((serial += 1));
    const headers = { ...bearer(token), ...Object.fromEntries(new Headers(init.headers)) };
    const answer = await fetch(baseUrl + address, { ...init, headers }).catch(() => undefined);
    const text = await answer?.text().catch(() => '');
    const status = answer?.status ?? 0;
    const of = (counts[kind] ??= {});
    of[status] = (of[status] ?? 0) + 1;
    if (status === 500) said.push(`${kind}: ${text ?? ''}`);
    return status;
  };
  const counted = () =>
    Object.values(counts)
      .flatMap((of) => Object.values(of))
      .reduce((sum, count) => sum + count, 0);
  const callers = Object.keys(CALLS).flatMap((kind) => Array.from({ length: atOnce }, () => kind));
  return {
    counts: counts as AnswerCounts,
    said: said as readonly string[],
    during: async (work: () => Promise<void>): Promise<void> => {
      let isOver = false;
      const before = counted();
      const calling = callers.map(async (kind) => {
        for (let isLast = false; !isLast;) {
          isLast = isOver;
          if ((await call(kind)) !== 200)
            await letTimePass(
              REFUSED_MS,
              'the load of people: without a pause a machine would do nothing but refuse',
            );
        }
      });
      try {
        await eventually(counted, (count) => count >= before + callers.length);
        await work();
      } finally {
        isOver = true;
      }
      await Promise.all(calling);
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import type { PersonChanged } from 'shared-contracts/people/people.ts';
import { firstNotices } from '../exchange/services/work/firstNotices.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { requireFound } from '../platform/problems/refusals.ts';
import { requestLanguage } from '../platform/requests/requestLanguage.ts';
import { correctPerson } from './correctPerson.ts';
import { joinPeople } from './joinPeople.ts';
import { listPeople } from './listPeople.ts';
import { markLeft } from './markLeft.ts';
import type { PeopleParts } from './peopleParts.ts';
import { readPerson } from './readPerson.ts';
import { listRefusedSignIns, releaseSignIn } from './refusedSignIns.ts';
import { replacePerson } from './replacePerson.ts';
import type { PeopleWork } from './tellPartners.ts';

/** Registers the people of our university for the office: where they stand, and what is said of them everywhere, and which accounts were refused under their names. */
export function registerPeople(app: FastifyInstance, parts: PeopleParts): void {
  const { database, clock, services } = parts;
  const notices = firstNotices(services);
  // Before the exchange ends, whose queue takes what is written down.
  app.addHook('preClose', notices.stop);
  const told = async (work: Promise<PeopleWork>): Promise<PersonChanged> => {
    const { changed, deliveries } = await work;
    notices.add(deliveries);
    return changed;
  };

  registerCall(app, CALLS.listPeople, ({ query, request }) =>
    listPeople(database, {
      search: query.search ?? '',
      department: query.department ?? null,
      part: query.part ?? '',
      sort: query.sort ?? '',
      skip: query.skip,
      top: query.top,
      language: requestLanguage(request),
      currentYear: academicYearOf(clock()),
    }),
  );
  registerCall(app, CALLS.readPerson, async ({ params }) =>
    requireFound(
      await readPerson(database, params.id, {
        currentYear: academicYearOf(clock()),
        isConnected: services !== null,
      }),
    ),
  );
  registerCall(app, CALLS.correctPerson, ({ params, body, caller, request }) =>
    told(correctPerson(parts, params.id, body, { caller, requestId: request.id })),
  );
  registerCall(app, CALLS.joinPeople, ({ params, body, caller, request }) =>
    told(joinPeople(parts, params.id, body, { caller, requestId: request.id })),
  );
  registerCall(app, CALLS.replacePerson, ({ params, body, caller, request }) =>
    told(replacePerson(parts, params.id, body, { caller, requestId: request.id })),
  );
  registerCall(app, CALLS.markLeft, ({ params, body: { version, hasLeft }, caller, request }) =>
    told(markLeft(parts, { id: params.id, version }, hasLeft, { caller, requestId: request.id })),
  );
  registerCall(app, CALLS.listRefusedSignIns, ({ request }) =>
    listRefusedSignIns(database, requestLanguage(request)),
  );
  registerCall(app, CALLS.releaseSignIn, async ({ params, body, caller, request }) => {
    const by = { userId: caller.id, requestId: request.id, now: clock() };
    await database
      .transaction()
      .execute((transaction) => releaseSignIn(transaction, { userId: params.id, ...body }, by));
    return listRefusedSignIns(database, requestLanguage(request));
  });
}

import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../database/database.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { requestLanguage } from '../platform/requests/requestLanguage.ts';
import { listPlaces } from './catalogue/listPlaces.ts';
import { registerDesk } from './desk/deskRoutes.ts';
import { registerDestinations } from './destinations/destinationRoutes.ts';

export type PlacesParts = { readonly database: Database; readonly clock: () => Date };

/** Registers where people can go: the catalogue of mobility rows, destinations of students, and what somebody keeps of these. */
export function registerPlaces(app: FastifyInstance, parts: PlacesParts): void {
  const { database, clock } = parts;
  registerCall(app, CALLS.listPlaces, ({ query, caller, request }) =>
    listPlaces(
      database,
      {
        search: query.search ?? '',
        kind: query.kind ?? '',
        direction: query.direction ?? '',
        department: query.department ?? null,
        country: query.country ?? null,
        partner: query.partner ?? null,
        year: query.year === 0 ? null : query.year,
        field: query.field ?? '',
        cycle: query.cycle ?? '',
        language: query.language ?? null,
        level: query.level ?? '',
        noLanguage: query.noLanguage === 1,
        blended: query.blended === 1,
        free: query.free === 1,
        order: query.order ?? '',
        isDescending: query.descending === 1,
        skip: query.skip,
        top: query.top,
      },
      { caller, today: clock(), tag: requestLanguage(request) },
    ),
  );
  registerDestinations(app, parts);
  registerDesk(app, parts);
}

import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/fileStore.ts';
import { registerChangesRoute } from './changes/changesRoute.ts';
import { registerDescription } from './describe/describeRoutes.ts';
import { registerHistoryRoutes } from './history/historyRoutes.ts';
import { registerLookRoute } from './looks/lookRoute.ts';
import { registerTourRoute } from './tours/tourRoute.ts';
import { registerViews } from './views/viewRoutes.ts';
import { registerOfficers } from './officers/officerRoutes.ts';
import { registerPlaceRoutes } from './places/placeRoutes.ts';
import { registerOwnDataRoute } from './ownData/ownDataRoute.ts';
import type { DerivedMembers } from '../records/read/compile/derivedMembers.ts';
import type { ComputedMembers } from '../records/read/item/computedMembers.ts';
import { registerContentRoute } from './files/contentRoute.ts';
import { registerFilesZipRoute } from './files/filesZipRoute.ts';
import { registerReadRoutes } from '../records/read/readRoutes.ts';
import { registerSaveRoutes } from '../records/save/saveRoutes.ts';
import { registerUploadRoutes } from './files/uploadRoutes.ts';
import { rulesOf } from './rules/rules.ts';
import { APPLICATION_IS_OF_DEPARTMENTS } from './officers/departments.ts';
import { IS_ON_DESK_OF_CALLER } from './officers/desks.ts';
import { findSet } from './sets/model.ts';
import { registerMeRoute } from './users/meRoute.ts';
import { sweepRegularly } from './upkeep/sweepRegularly.ts';

export { CONTENT_COLUMNS } from './sets/model.ts';

/** What the data API works with; the clock comes from outside, so that tests can set it. */
export type DataServices = {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: () => Date;
  readonly computed: ComputedMembers;
  readonly derived: DerivedMembers;
};

/** Registers the data API at `/api`, its descriptions and its upkeep. `request.caller` must have been set before its routes run. */
export async function registerDataApi(app: FastifyInstance, services: DataServices): Promise<void> {
  const derived: DerivedMembers = {
    ...services.derived,
    ApplicationStudentStudiesForms: {
      isOnMyDesk: IS_ON_DESK_OF_CALLER,
      isOfMyDepartments: APPLICATION_IS_OF_DEPARTMENTS,
    },
  };
  const engine = { ...services, derived, findSet, rulesOf };
  registerReadRoutes(app, engine);
  registerMeRoute(app, services);
  registerContentRoute(app, services);
  registerFilesZipRoute(app, services);
  registerOwnDataRoute(app, services);
  registerChangesRoute(app, services);
  registerHistoryRoutes(app, services.database);
  registerLookRoute(app, services);
  registerTourRoute(app, services);
  registerOfficers(app, services);
  registerViews(app, services);
  registerPlaceRoutes(app, services);
  registerDescription(app);
  await registerSaveRoutes(app, engine);
  await registerUploadRoutes(app, engine);
  sweepRegularly(app, services);
}

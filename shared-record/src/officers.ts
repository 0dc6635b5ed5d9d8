// Who of the office is in charge of a record. Bundled where it is used: people of the office alone meet it.
export { AssignedNotice } from './officers/AssignedNotice.tsx';
export { DeskNotice } from './officers/DeskNotice.tsx';
export { OfficerFilter } from './officers/OfficerFilter.tsx';
export { AssignDialog, AssignOfficers, OfficerLine } from './officers/lazyOfficers.tsx';
export { officerParam } from './officers/officerParam.ts';
export {
  OFFICERS_KEY,
  ownDepartmentsQuery,
  useLooksAfterDepartments,
  useOfficers,
  useOfficersOf,
} from './officers/officers.queries.ts';
export { useAssigning } from './officers/useAssigning.ts';

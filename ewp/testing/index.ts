export {
  buildConditions,
  buildContact,
  buildFactsheet,
  buildHei,
  buildIia,
  buildOunit,
  buildStaffSpec,
  buildStudentSpec,
  OWN,
  PARTNER,
} from './builders.ts';
export { catalogueXml, type HostInCatalogue } from './catalogueXml.ts';
export { partnerServer, type PartnerServer } from './partnerServer.ts';
export { sample } from './samples.ts';
export { SELF_SIGNED } from './selfSigned.ts';

export { API_ENTRIES, type EwpApi } from './documents/apiEntries.ts';
export {
  CATALOGUE,
  type Catalogue,
  type CatalogueApi,
  type CatalogueHei,
  type CatalogueHost,
} from './documents/catalogue.ts';
export type { DocumentKind } from './documents/documentKind.ts';
export { ECHO, writeEcho, type EchoResponse } from './documents/echo.ts';
export { ERROR_RESPONSE, writeErrorResponse, type ErrorResponse } from './documents/errorResponse.ts';
export type { Factsheet, InformationEntry, TermDates } from './documents/factsheet/factsheet.ts';
export { FACTSHEETS } from './documents/factsheet/readFactsheet.ts';
export { writeFactsheets } from './documents/factsheet/writeFactsheet.ts';
export { IIA_APPROVAL_CNR, IIA_CNR, writeReceipt } from './documents/iia/cnrResponses.ts';
export { decimalText } from './documents/iia/decimal.ts';
export type {
  CooperationConditions,
  Iia,
  IiaPartner,
  LanguageSkill,
  MobilitySpec,
  StaffMobilitySpec,
  StudentMobilitySpec,
  SubjectArea,
} from './documents/iia/iia.ts';
export { IIAS_APPROVAL, writeIiasApproval, type IiaApproval } from './documents/iia/iiasApproval.ts';
export { hashOfIia, IIAS_GET, writeIiasGet, type ReceivedIia } from './documents/iia/iiasGet.ts';
export { IIAS_INDEX, writeIiasIndex } from './documents/iia/iiasIndex.ts';
export { IIAS_STATS, writeIiasStats, type IiasStats } from './documents/iia/iiasStats.ts';
export {
  SPEC_VALUES,
  type SpecValueKind,
  type SpecValueMember,
  type SpecValues,
  type ValuesOr,
} from './documents/iia/specValues.ts';
export { INSTITUTIONS, writeInstitutions, type Hei, type OtherHeiId } from './documents/institutions.ts';
export { writeManifest, type Manifest } from './documents/manifest.ts';
export { MONITORING, MONITORING_HEI_ID, type FailureReport } from './documents/monitoring.ts';
export { NS } from './documents/namespaces.ts';
export { OUNITS, writeOunits, type Ounit } from './documents/ounits.ts';
export type { Address } from './documents/parts/address.ts';
export type { Contact } from './documents/parts/contact.ts';
export type { LocalisedText } from './documents/parts/localisedText.ts';
export { toPhoneNumber, type PhoneNumber } from './documents/parts/phoneNumber.ts';
export { iiaHash, iiaHashText } from './iiaHash.ts';

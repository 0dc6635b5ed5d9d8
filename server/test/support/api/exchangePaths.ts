import {
  fetchCopy,
  listDocuments,
  partCopies,
  readCopies,
  readDocument,
  reportOnNetwork,
  takeOverCopy,
} from 'shared-contracts/exchange/copiesCalls.ts';
import { pathOf } from 'shared-contracts/call/callPath.ts';
import { refreshFactsheet } from 'shared-contracts/exchange/factsheetCalls.ts';
import { listPartners, lookUpHei, lookUpOunit, lookUpOunits } from 'shared-contracts/exchange/lookupCalls.ts';
import {
  fetchAgain,
  importIncoming,
  linkIncoming,
  listAttention,
  listDeliveries,
  listIncoming,
  listUnreadable,
  resendDelivery,
} from 'shared-contracts/exchange/officeCalls.ts';
import { approveCopy, notifyPartner, revertAgreement } from 'shared-contracts/exchange/partnerCalls.ts';

/** Paths of the partner exchange as its calls say, below its base. */
export const EXCHANGE_PATHS = {
  cnr: (id: number) => pathOf(notifyPartner, { id }),
  approve: (id: number) => pathOf(approveCopy, { id }),
  revert: (id: number) => pathOf(revertAgreement, { id }),
  hei: (heiId: string) => pathOf(lookUpHei, { heiId }),
  ounits: (heiId: string) => pathOf(lookUpOunits, { heiId }),
  ounit: (heiId: string, ounitId: string) => pathOf(lookUpOunit, { heiId, ounitId }),
  institutions: (countryId: number) => pathOf(listPartners, { countryId }),
  deliveries: (id: number) => pathOf(listDeliveries, { id }),
  resend: (id: number) => pathOf(resendDelivery, { id }),
  attention: pathOf(listAttention, {}),
  incoming: pathOf(listIncoming, {}),
  unreadable: pathOf(listUnreadable, {}),
  fetchAgain: (id: number) => pathOf(fetchAgain, { id }),
  import: (id: number) => pathOf(importIncoming, { id }),
  link: (id: number, agreementId: number) => pathOf(linkIncoming, { id, agreementId }),
  copies: (id: number) => pathOf(readCopies, { id }),
  fetch: (id: number) => pathOf(fetchCopy, { id }),
  takeOver: (id: number) => pathOf(takeOverCopy, { id }),
  part: (id: number) => pathOf(partCopies, { id }),
  report: (id: number) => pathOf(reportOnNetwork, { id }),
  documents: (id: number) => pathOf(listDocuments, { id }),
  document: (id: number) => pathOf(readDocument, { id }),
  factsheet: (heiId: string) => pathOf(refreshFactsheet, { heiId }),
} as const;

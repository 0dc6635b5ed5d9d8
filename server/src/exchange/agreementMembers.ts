import type { ComputedMembers } from '../data/records.ts';
import { factsForCaller } from './factsOfAgreement.ts';

/** What the exchange adds to the records of the data API. */
export const AGREEMENT_MEMBERS: ComputedMembers = {
  MobilityAgreements: { facts: (database, caller, id) => factsForCaller(database, caller, Number(id)) },
};

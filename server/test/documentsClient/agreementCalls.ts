import { agreementBody, yearsFrom } from './findKnown.ts';
import type { Row } from './table.ts';

const SET = 'MobilityAgreements';

/** Calls of document 2, section 7: agreements. */
export const AGREEMENT_CALLS: readonly Row[] = [
  [
    'one agreement by its id',
    ({ model }, { agreement }) => model(SET).where('id').equal(agreement).getItem(),
    ['record', 'record', 'record', 403],
  ],
  [
    'a new agreement',
    async ({ model, id: owner }, { agreement, year, whole }) => {
      return model(SET).save(
        agreementBody({ ...(await whole(agreement)), ...yearsFrom(year), owner: { id: owner } }, 'Draft'),
      );
    },
    ['record', 403, 403, 403],
  ],
  [
    'a whole draft, with the ids of its parts stripped',
    async ({ model }, { made, whole }) => {
      const id = await made.draft();
      return model(SET).save({ ...agreementBody(await whole(id), 'Draft'), id });
    },
    ['record', 'record', 403, 403],
  ],
  [
    'a submitted agreement that becomes final',
    async ({ model }, { made }) => model(SET).save({ id: await made.submitted(), status: { name: 'Final' } }),
    ['record', 403, 403, 403],
  ],
  [
    'the local status',
    async ({ model }, { made }) => model(SET).save({ id: await made.submitted(), localStatus: 1 }),
    ['record', 403, 403, 403],
  ],
  [
    'the mark of deletion',
    async ({ model }, { made }) => model(SET).save({ id: await made.draft(), isDeleted: true }),
    ['record', 403, 403, 403],
  ],
  [
    'the beginning of a termination',
    async ({ model }, { made }) => model(SET).save({ id: await made.approvedByAll(), terminated: 1 }),
    ['record', 403, 403, 403],
  ],
  [
    'the beginning of changes',
    async ({ model }, { made }) => model(SET).save({ id: await made.approvedByAll(), ewpStatus: { id: 2 } }),
    ['record', 403, 403, 403],
  ],
  [
    'a state that the facts do not allow',
    async ({ model }, { made }) => model(SET).save({ id: await made.draft(), terminated: 1 }),
    [409, 403, 403, 403],
  ],
  [
    'the factsheets of an agreement',
    async ({ model }, { made, localFactsheet, partnerFactsheet }) =>
      model(SET).save({
        id: await made.draft(),
        factsheets: [{ id: localFactsheet }, { id: partnerFactsheet }],
      }),
    ['record', 'record', 403, 403],
  ],
  [
    'going back to the approved copy',
    async ({ exchange }, { made }) => exchange(`mobisisewp/iias/revertiia/${await made.draft()}`),
    [409, 403, 403, 403],
  ],
  [
    'the partners of a country',
    ({ exchange }, { partner }) => exchange(`institutions/${partner.country}`),
    ['rows', 'rows', 403, 403],
  ],
];

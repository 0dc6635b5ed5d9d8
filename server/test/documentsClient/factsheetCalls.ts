import { factsheetBody } from './findKnown.ts';
import type { Row } from './table.ts';

const SET = 'MobilityFactsheets';

/** Calls of documents 2 and 3, section 7: factsheets. */
export const FACTSHEET_CALLS: readonly Row[] = [
  [
    'factsheets of partners',
    ({ model }, { partner }) =>
      model(SET)
        .where('institution/country')
        .equal(partner.country)
        .and('institution/id')
        .equal(partner.id)
        .and('institution/isLocal')
        .equal(false)
        .select('institution/erasmusCode', 'institution/name', 'id')
        .take(10)
        .skip(0)
        .getList(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'a country by its id',
    ({ model }, { partner }) => model('MobilityCountries').where('id').equal(partner.country).getItem(),
    ['record', 'record', 'record', 403],
  ],
  [
    'our factsheets that are not active',
    ({ model }) =>
      model(SET)
        .where('isActive')
        .equal(false)
        .and('institution/isLocal')
        .equal(true)
        .select(
          'institution/erasmusCode',
          'institutionalCoordinatorContact/familyName',
          'institutionalCoordinatorContact/givenName',
          'isActive',
          'id',
        )
        .take(3)
        .skip(0)
        .getList(),
    ['rows', 'none', 'none', 403],
  ],
  [
    'our active factsheet',
    ({ model }) =>
      model(SET).where('isActive').equal(true).and('institution/isLocal').equal(true).take(1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'the active factsheet of an institution',
    ({ model }, { partner }) =>
      model(SET).where('institution').equal(partner.id).and('isActive').equal(true).getItem(),
    ['record', 'record', 'record', 403],
  ],
  [
    'a factsheet by its id',
    ({ model }, { localFactsheet }) => model(SET).where('id').equal(localFactsheet).take(1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'a copy of a factsheet, and the copy saved whole',
    async ({ model }, { localFactsheet }) => {
      const original = await model(SET).where('id').equal(localFactsheet).getItem();
      const copy = await model(SET).save(factsheetBody(original));
      const whole = await model(SET).where('id').equal(copy.id).getItem();
      return model(SET).save({ ...factsheetBody(whole), id: copy.id });
    },
    ['record', 403, 403, 403],
  ],
  [
    'the refresh of a partner’s factsheet',
    ({ exchange }, { partner, partnerFactsheet }) =>
      exchange(`authewp/mobisis/factsheet/${partner.heiId}`, {
        heiId: partner.heiId,
        factsheet: partnerFactsheet,
      }),
    [503, 403, 403, 403],
  ],
];

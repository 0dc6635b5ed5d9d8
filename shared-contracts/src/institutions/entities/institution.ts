import * as z from 'zod/mini';
import { refusedAs } from '../../errors/errorCodes.ts';
import { checkOf } from '../../members/check/check.ts';
import { optionalFieldCheck } from '../../members/check/fieldCheck.ts';
import { INSTITUTION } from '../members/institution.ts';
import { PROGRAMME_COUNTRY } from '../../reference/reference.ts';
import { pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';

const pickedInstitutionRecord = pickReadable(
  INSTITUTION,
  [
    'id',
    'name',
    'nameGR',
    'erasmusCode',
    'heiId',
    'cityName',
    'pic',
    'website',
    'isLocal',
    'dateModified',
    'country',
  ],
  { country: pickReadable(PROGRAMME_COUNTRY, ['id', 'countryName', 'countryNameGR']) },
);

export interface InstitutionRecord extends RecordOf<typeof pickedInstitutionRecord> {}
/** An institution with all that people know it by, as `MobilityInstitutions` answers; the Erasmus code keeps its double spaces. */
export const institutionRecord: Named<typeof pickedInstitutionRecord, InstitutionRecord> =
  pickedInstitutionRecord;

/** What the office may change of an institution. The country is that of the reference data: the Erasmus code begins with it. */
export const INSTITUTION_MEMBERS = [
  'name',
  'nameGR',
  'cityName',
  'erasmusCode',
  'heiId',
  'pic',
  'website',
] as const;

const ERASMUS_CODE = /^(?:[A-Z]{3}|[A-Z]{2} |[A-Z] {2})[A-Z][A-Z-]*[A-Z]\d{2,3}$/;
const HEI_ID = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;
const { erasmusCode, heiId } = INSTITUTION.fields;

/** Forms of both ids; the country's part of an Erasmus code has three characters. Source: EWP Registry API 1.5, `other-id`. */
export const institutionIds = {
  erasmusCode: z.nullish(
    z
      .string(refusedAs('not-a-text'))
      .check(z.regex(ERASMUS_CODE, refusedAs('not-an-erasmus-code')), z.maxLength(erasmusCode.maxLength)),
  ),
  heiId: optionalFieldCheck(heiId).check(
    z.refine((text) => text == null || HEI_ID.test(text), refusedAs('not-a-hei-id')),
  ),
};

/**
 * What the server accepts in an institution that a person changes, and what the form asks for; a part that is left open is null.
 *
 * - codes: `required`, `too-long`, `not-an-erasmus-code`, `not-a-hei-id`, `not-a-web-address`; besides those of other records `not-unique` and
 *   `named-by-agreements`
 */
export const institutionSchema = checkOf(INSTITUTION, INSTITUTION_MEMBERS, 'filled-in', institutionIds);

/** Writes an Erasmus code with the spaces that belong to it, however many somebody typed: `g thessal01` is `G  THESSAL01`. */
export function spacedErasmusCode(text: string): string {
  const code = text.trim().toUpperCase();
  const [, country, place] = /^([A-Z]{1,2})\s+(\S.*)$/.exec(code) ?? [];
  return country === undefined || place === undefined ? code : `${country.padEnd(3)}${place}`;
}

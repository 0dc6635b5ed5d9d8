import * as z from 'zod/mini';
import { AGREEMENT } from '../members/agreement.ts';
import { PARTNER_IDENTIFICATION } from '../members/agreementParts.ts';
import { pick, pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import { ACADEMIC_YEAR, AGREEMENT_STATUSES, EWP_STATUSES, LANGUAGE } from '../../reference/reference.ts';
import { ITEM_ROWS, itemInstitution } from './agreementItem.ts';

const pickedRowsOfAgreement = pick(
  AGREEMENT,
  [
    'id',
    'dateModified',
    'startYear',
    'endYear',
    'institutions',
    'partnerAgreementIdentifications',
    'status',
    'ewpStatus',
    'terminated',
    'localStatus',
    'isDeleted',
    'studentMobilitiesForStudies',
    'studentMobilitiesForTraineeship',
    'staffMobilitiesForTeaching',
    'staffMobilitiesForTraining',
  ],
  {
    startYear: pickReadable(ACADEMIC_YEAR, ['id', 'name']),
    endYear: pickReadable(ACADEMIC_YEAR, ['id', 'name']),
    institutions: itemInstitution,
    partnerAgreementIdentifications: pick(PARTNER_IDENTIFICATION, ['iiaId', 'iiaCode']),
    localStatus: z.nullish(z.number()),
    status: pick(AGREEMENT_STATUSES, ['id', 'name']),
    ewpStatus: pickReadable(EWP_STATUSES, ['id', 'name']),
    ...ITEM_ROWS,
  },
);

export interface RowsOfAgreement extends RecordOf<typeof pickedRowsOfAgreement> {}
/**
 * An agreement with its mobility rows, as `MobilityAgreements` answers lists: what the table of rows reads, and saves the rows of.
 *
 * - dateModified: version that a save has to name
 */
export const rowsOfAgreement: Named<typeof pickedRowsOfAgreement, RowsOfAgreement> = pickedRowsOfAgreement;

const pickedCodedLanguage = pick(LANGUAGE, ['id', 'name', 'nameGR', 'code']);

export interface CodedLanguage extends RecordOf<typeof pickedCodedLanguage> {}
/** A language with the code by which the network knows it, as `MobilityLanguages` answers. */
export const codedLanguage: Named<typeof pickedCodedLanguage, CodedLanguage> = pickedCodedLanguage;

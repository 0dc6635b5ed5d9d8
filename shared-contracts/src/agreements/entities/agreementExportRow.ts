import * as z from 'zod/mini';
import { AGREEMENT } from '../members/agreement.ts';
import { PARTNER_IDENTIFICATION } from '../members/agreementParts.ts';
import { CONTACT } from '../../institutions/members/contact.ts';
import { DEPARTMENT, INSTITUTION } from '../../institutions/members/institution.ts';
import { asGiven, pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import {
  ACADEMIC_YEAR,
  AGREEMENT_STATUSES,
  EWP_STATUSES,
  PROGRAMME_COUNTRY,
} from '../../reference/reference.ts';

const year = asGiven(pickReadable(ACADEMIC_YEAR, ['id', 'name']));

const pickedAgreementExportRow = pickReadable(
  AGREEMENT,
  [
    'id',
    'startYear',
    'endYear',
    'institutions',
    'departmentalCoordinatorContacts',
    'partnerAgreementIdentifications',
    'status',
    'ewpStatus',
    'dateCreated',
    'isDeleted',
    'terminated',
  ],
  {
    startYear: year,
    endYear: year,
    institutions: pickReadable(
      INSTITUTION,
      ['id', 'name', 'nameGR', 'erasmusCode', 'heiId', 'isLocal', 'country'],
      {
        country: pickReadable(PROGRAMME_COUNTRY, ['id', 'countryName', 'countryNameGR']),
      },
    ),
    departmentalCoordinatorContacts: pickReadable(
      CONTACT,
      ['id', 'givenName', 'familyName', 'department', 'institution'],
      {
        department: pickReadable(DEPARTMENT, ['id', 'name', 'nameGR', 'institution'], {
          institution: pickReadable(INSTITUTION, ['id']),
        }),
        institution: pickReadable(INSTITUTION, ['id']),
      },
    ),
    partnerAgreementIdentifications: pickReadable(PARTNER_IDENTIFICATION, ['iiaId']),
    status: asGiven(pickReadable(AGREEMENT_STATUSES, ['id', 'name'])),
    dateCreated: z.nullish(z.string()),
    ewpStatus: asGiven(pickReadable(EWP_STATUSES, ['id', 'name'])),
  },
);

export interface AgreementExportRow extends RecordOf<typeof pickedAgreementExportRow> {}
/** Row of an exported agreement list, as `MobilityAgreements` answers: what `agreementListRow` has, and the ids by which others know it. */
export const agreementExportRow: Named<typeof pickedAgreementExportRow, AgreementExportRow> =
  pickedAgreementExportRow;

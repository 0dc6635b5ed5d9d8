import { APPLICATION } from 'shared-contracts/applications/members/application.ts';
import { STUDENT_DATA } from 'shared-contracts/applications/members/applicationStudent.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { FACTSHEET } from 'shared-contracts/factsheets/members/factsheet.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { DEPARTMENT, INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import * as z from 'zod/mini';
import { TURNS } from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { NO_STEP, WAITING_STEPS } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import { known } from 'shared-contracts/call/known.ts';
import { withDerived } from 'shared-contracts/members/reply/withDerived.ts';
import { pickReadable } from 'shared-contracts/members/reply/pick.ts';
import { ACADEMIC_YEAR, AGREEMENT_STATUSES, EWP_STATUSES } from 'shared-contracts/reference/reference.ts';
import { asGiven } from 'shared-contracts/members/reply/pick.ts';

const year = asGiven(pickReadable(ACADEMIC_YEAR, ['id', 'name']));
const university = pickReadable(INSTITUTION, ['id', 'name', 'nameGR', 'erasmusCode', 'cityName', 'isLocal']);

/** What a search reads of each kind of record; whoever may not read a kind does not ask for it. */
export const FOUND = {
  agreements: withDerived(
    pickReadable(
      AGREEMENT,
      ['id', 'startYear', 'endYear', 'institutions', 'status', 'ewpStatus', 'isDeleted', 'terminated'],
      {
        startYear: year,
        endYear: year,
        institutions: university,
        status: asGiven(pickReadable(AGREEMENT_STATUSES, ['id', 'name'])),
        ewpStatus: asGiven(pickReadable(EWP_STATUSES, ['id', 'name'])),
      },
    ),
    { turn: z.nullish(known(TURNS)), waitingStep: z.nullish(known([...WAITING_STEPS, NO_STEP])) },
  ),
  institutions: university,
  people: pickReadable(CONTACT, ['id', 'givenName', 'familyName', 'email', 'department', 'institution'], {
    department: pickReadable(DEPARTMENT, ['id', 'name', 'nameGR', 'institution'], {
      institution: university,
    }),
    institution: university,
  }),
  factsheets: pickReadable(FACTSHEET, ['id', 'institution'], { institution: university }),
  applications: pickReadable(
    APPLICATION,
    ['id', 'applicationNumber', 'type', 'status', 'applicationYear', 'isDeleted', 'studentData'],
    {
      studentData: pickReadable(STUDENT_DATA, [
        'nameLatin',
        'familyNameLatin',
        'nameGreek',
        'familyNameGreek',
      ]),
    },
  ),
} as const;

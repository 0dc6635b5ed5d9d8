import { AGREEMENT_LIMITS, AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { PARTNER_IDENTIFICATION } from 'shared-contracts/agreements/members/agreementParts.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { DEPARTMENT } from 'shared-contracts/institutions/members/institution.ts';
import { LANGUAGE_LEVELS, STUDY_CYCLES } from 'shared-contracts/reference/levels.ts';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STUDENT_MOBILITY_FOR_STUDIES,
} from 'shared-contracts/agreements/members/mobilityRow.ts';
import { ROW_SUBJECT_AREA } from 'shared-contracts/agreements/members/mobilityRowParts.ts';
import { rolesShape, signerShape } from 'shared-contracts/institutions/members/contactShapes.ts';
import * as z from 'zod/mini';

/*
 * An agreement as an earlier system has it: the reply of `GET /api/MobilityAgreements/{id}`, read by what means the same everywhere (ids of the network,
 * Erasmus codes, ISCED-F codes, names). Ids of records are those of the other system, and tie its parts together alone.
 */

const text = (maxLength: number) =>
  z.nullish(
    z.pipe(
      storable(maxLength),
      z.transform((said) => said || null),
    ),
  );
const storable = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength), z.regex(/^[^\0]*$/));

const ID = z.nullish(z.int());
const namedBy = (names: Readonly<Record<string, number>>) =>
  z.nullish(
    z.pipe(
      z.object({ id: ID, name: z.nullish(z.string()) }),
      z.transform(({ id, name }, context) => {
        const known = name == null ? id : names[name];
        if (known != null && Object.values(names).includes(known)) return known;
        context.issues.push({ code: 'custom', input: name ?? id, message: 'not-in-list' });
        return z.NEVER;
      }),
    ),
  );

/** An academic year by the year in which it begins: `2024`, `{id: 2024}`, `{name: '2024-2025'}`. */
const year = z.pipe(
  z.union([
    z.int(),
    z.pipe(
      z.object({ id: z.int() }),
      z.transform(({ id }) => id),
    ),
  ]),
  z.int().check(z.minimum(1900), z.maximum(2999)),
);

const institution = z.object({ id: ID, heiId: text(100), erasmusCode: text(30), name: text(300) });
const department = z.nullish(
  z.object({
    id: ID,
    name: text(DEPARTMENT.fields.name.maxLength),
    ounitId: text(DEPARTMENT.fields.ounitId.maxLength),
    institution: z.nullish(institution),
  }),
);

const subjectArea = z.object({
  subjectArea: z.object({ code: storable(10) }),
  clarification: text(ROW_SUBJECT_AREA.fields.clarification.maxLength),
});

const { mobilitiesPerYear, otherInfoTerms, totalMonthsPerYear } = STUDENT_MOBILITY_FOR_STUDIES.fields;
const { totalDaysPerYear } = STAFF_MOBILITY_FOR_TEACHING.fields;
/** Numbers with two decimals, as the network has them. */
const total = ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }) =>
  z.nullish(z.number().check(z.minimum(minimum), z.maximum(maximum), z.refine(hasTwoDecimals)));

function hasTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

const row = {
  fromInstitution: institution,
  fromDepartment: department,
  toInstitution: institution,
  toDepartment: department,
  mobilitiesPerYear: z.nullish(
    z.int().check(z.minimum(mobilitiesPerYear.minimum), z.maximum(mobilitiesPerYear.maximum)),
  ),
  otherInfoTerms: text(otherInfoTerms.maxLength),
  subjectAreasWithClarifications: z._default(z.array(subjectArea).check(z.maxLength(100)), []),
  recommendedLanguageSkills: z._default(
    z
      .array(
        z.object({
          languageLevel: z.enum(LANGUAGE_LEVELS),
          language: z.object({ code: text(20), name: text(120) }),
          subjectAreaWithClarification: z.nullish(subjectArea),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
};
const studentRow = z.object({
  ...row,
  totalMonthsPerYear: total(totalMonthsPerYear),
  blended: z._default(z.boolean(), false),
  studyCycles: z._default(z.array(z.object({ studyCycle: z.enum(STUDY_CYCLES) })), []),
});
const staffRow = z.object({ ...row, totalDaysPerYear: total(totalDaysPerYear) });
const rowsOf = <Row extends z.ZodMiniType>(each: Row) =>
  z._default(z.array(each).check(z.maxLength(AGREEMENT_LIMITS.rows)), []);

const contact = z.object({
  title: text(CONTACT.fields.title.maxLength),
  givenName: text(CONTACT.fields.givenName.maxLength),
  familyName: text(CONTACT.fields.familyName.maxLength),
  email: text(CONTACT.fields.email.maxLength),
  phone: text(CONTACT.fields.phone.maxLength),
  address: text(CONTACT.fields.address.maxLength),
  roles: z.nullish(rolesShape),
  department,
  institution: z.nullish(institution),
});

/** A day of the calendar, with or without a time: the language would take 30 February for 1 March. */
const day = z.nullish(
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])
    .check(z.refine((said) => said >= '1900')),
);
const hash = z.nullish(z.string().check(z.regex(/^[0-9a-f]{64}$/)));
/** Printable ASCII, as the network has it. Source: EWP IIAs API v7, `iia-id`. */
const iiaId = z.nullish(z.string().check(z.trim(), z.regex(/^[\x20-\x7e]{1,64}$/)));

/**
 * - id, iiaId: of our copy, as partners know it; the first where an earlier system of this kind gave no other
 * - approvedHash, partnerApprovedHash: of our copy as the partner approved it, and of the partner's as we did; approvedAt: when the later one was given
 */
export const earlierAgreementSchema = z.object({
  id: ID,
  iiaId,
  iiaCode: text(AGREEMENT.fields.iiaCode.maxLength),
  startYear: year,
  endYear: year,
  status: namedBy(AGREEMENT_STATUS),
  ewpStatus: namedBy(EWP_STATUS),
  localStatus: z.nullish(z.union([z.literal(0), z.literal(1)])),
  terminated: z.nullish(z.int().check(z.minimum(0), z.maximum(4))),
  isDeleted: z.nullish(z.boolean()),
  comments: z.nullish(z.string().check(z.maxLength(AGREEMENT.fields.comments.maxLength))),
  institutions: z.array(institution).check(z.maxLength(20)),
  partnerAgreementIdentifications: z._default(
    z.array(z.object({ iiaId, iiaCode: text(PARTNER_IDENTIFICATION.fields.iiaCode.maxLength) })),
    [],
  ),
  departmentalCoordinatorContacts: z._default(
    z.array(contact).check(z.maxLength(AGREEMENT_LIMITS.contacts)),
    [],
  ),
  signings: z._default(
    z
      .array(z.object({ institution, signer: z.nullish(signerShape), signingDate: day }))
      .check(z.maxLength(10)),
    [],
  ),
  studentMobilitiesForStudies: rowsOf(studentRow),
  studentMobilitiesForTraineeship: rowsOf(studentRow),
  staffMobilitiesForTeaching: rowsOf(staffRow),
  staffMobilitiesForTraining: rowsOf(staffRow),
  approvedHash: hash,
  partnerApprovedHash: hash,
  approvedAt: day,
});

export interface EarlierAgreement extends z.output<typeof earlierAgreementSchema> {}
export interface EarlierStudentRow extends z.output<typeof studentRow> {}
export interface EarlierStaffRow extends z.output<typeof staffRow> {}
export interface EarlierInstitution extends z.output<typeof institution> {}
export type EarlierDepartment = z.output<typeof department>;
export interface EarlierContact extends z.output<typeof contact> {}

import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import { institutionOfContact } from 'shared-contracts/institutions/contacts.ts';
import type {
  AgreementItem,
  ItemLanguageSkill,
  ItemStaffRow,
  ItemStudentRow,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import type {
  Iia,
  IiaPartner,
  LanguageSkill,
  MobilitySpec,
  StaffMobilitySpec,
  StudentMobilitySpec,
  SubjectArea,
} from 'ewp/documents';
import { EQF_LEVELS, isStudyCycle } from 'shared-contracts/reference/levels.ts';
import { mapValues } from './mapValues.ts';
import { inPartnersWords } from './partnersWords.ts';
import { toEwpContact } from './toEwpContact.ts';
import type { ToldUnits } from './toldUnits.ts';

/** What the network needs besides the agreement. */
export type IiaContext = {
  /** The partner's id of its copy; null while the copies are not linked. */
  readonly partnerIiaId: string | null;
  readonly isTerminated: boolean;
  /** Ids by which departments are named, where these are not the ones that they have now. */
  readonly told?: ToldUnits;
};

/**
 * Writes our copy of an agreement as the network has it; `sendFaults` tells first whether it can be written at all.
 *
 * The order of the rows is the stored one, and numbers are written in one way: the hash depends on both. What a partner's condition says and its
 * row has no place for is written as it came.
 */
export function toIia(agreement: AgreementItem, { partnerIiaId, isTerminated, told }: IiaContext): Iia {
  const own = agreement.institutions.find(({ isLocal }) => isLocal === true);
  const partner = agreement.institutions.find(({ isLocal }) => isLocal !== true);
  const common = {
    first: academicYearId(agreement.startYear.id),
    last: academicYearId(agreement.endYear.id),
    told: told ?? new Map(),
  };
  return {
    partners: [
      toPartner(agreement, own, {
        iiaId: ownIiaId(agreement),
        iiaCode: agreement.iiaCode || ownIiaId(agreement),
      }),
      toPartner(agreement, partner, {
        iiaId: partnerIiaId ?? undefined,
        iiaCode:
          (partnerIiaId !== null && agreement.partnerAgreementIdentifications[0]?.iiaCode) || undefined,
      }),
    ],
    // Told anew each time the copy is served.
    inEffect: false,
    cooperationConditions: {
      isTerminatedAsAWhole: isTerminated,
      studentStudies: agreement.studentMobilitiesForStudies.map((row) => toStudentSpec(row, common)),
      studentTraineeship: agreement.studentMobilitiesForTraineeship.map((row) => toStudentSpec(row, common)),
      staffTeacher: agreement.staffMobilitiesForTeaching.map((row) => toStaffSpec(row, common)),
      staffTraining: agreement.staffMobilitiesForTraining.map((row) => toStaffSpec(row, common)),
    },
  };
}

/** Links a copy to the partner's, or parts them. */
export function withPartnerIiaId(iia: Iia, iiaId: string | null, iiaCode?: string): Iia {
  const [own, { iiaId: _id, iiaCode: _code, ...partner }] = iia.partners;
  return { ...iia, partners: [own, iiaId === null ? partner : { ...partner, iiaId, iiaCode }] };
}

/** Marks a copy as ended. */
export function terminated(iia: Iia): Iia {
  return { ...iia, cooperationConditions: { ...iia.cooperationConditions, isTerminatedAsAWhole: true } };
}

/** What all conditions have in common: their first and last year, and how departments are named. */
type Common = { readonly first: string; readonly last: string; readonly told: ToldUnits };

function academicYearId(year: number): string {
  return `${year}/${year + 1}`;
}

function toPartner(
  agreement: AgreementItem,
  institution: AgreementItem['institutions'][number] | undefined,
  ids: Pick<IiaPartner, 'iiaId' | 'iiaCode'>,
): IiaPartner {
  const signing = agreement.signings.find((one) => one.institution?.id === institution?.id);
  const signer = signing?.signer ? toEwpContact(signing.signer) : null;
  const contacts = agreement.departmentalCoordinatorContacts.filter(
    (contact) => institutionOfContact(contact) === institution?.id,
  );
  return {
    heiId: institution?.heiId ?? '',
    ...ids,
    signingContact: signer ?? undefined,
    signingDate: signing?.signingDate?.slice(0, 'YYYY-MM-DD'.length),
    contacts: contacts.flatMap((contact) => toEwpContact(contact) ?? []),
  };
}

function toStudentSpec(row: ItemStudentRow, common: Common): StudentMobilitySpec {
  const spec = {
    ...toSpec(row, common),
    ...mapValues(row, 'students', undefined),
    eqfLevels: row.studyCycles
      .flatMap(({ studyCycle }) => (isStudyCycle(studyCycle) ? EQF_LEVELS[studyCycle] : []))
      .toSorted((a, b) => a - b),
  };
  return inPartnersWords(spec, row.asPartnerSent);
}

function toStaffSpec(row: ItemStaffRow, common: Common): StaffMobilitySpec {
  return inPartnersWords(
    { ...toSpec(row, common), ...mapValues(row, 'staff', undefined) },
    row.asPartnerSent,
  );
}

/** What of a condition only agreements from before v7 have is never written. */
type WrittenSpec = Required<Omit<MobilitySpec, 'isMobilitiesPerYearNotYetDefined'>>;

function toSpec(row: ItemStudentRow | ItemStaffRow, { first, last, told }: Common): WrittenSpec {
  return {
    sendingHeiId: row.fromInstitution.heiId ?? '',
    sendingOunitId: unitOf(row.fromDepartment, told),
    sendingContacts: [],
    receivingHeiId: row.toInstitution.heiId ?? '',
    receivingOunitId: unitOf(row.toDepartment, told),
    receivingContacts: [],
    receivingFirstAcademicYearId: first,
    receivingLastAcademicYearId: last,
    mobilitiesPerYear: row.mobilitiesPerYear ?? 0,
    recommendedLanguageSkills: row.recommendedLanguageSkills.map(toLanguageSkill),
    subjectAreas: row.subjectAreasWithClarifications.map(toSubjectArea),
    ...mapValues(row, 'every', undefined),
  };
}

function unitOf(department: ItemStudentRow['fromDepartment'], told: ToldUnits): string | undefined {
  if (department == null) return undefined;
  return (told.has(department.id) ? told.get(department.id) : department.ounitId) ?? undefined;
}

function toLanguageSkill(skill: ItemLanguageSkill): LanguageSkill {
  return {
    language: skill.language.code ?? '',
    cefrLevel: skill.languageLevel ?? undefined,
    ...(skill.subjectAreaWithClarification && {
      subjectArea: toSubjectArea(skill.subjectAreaWithClarification),
    }),
  };
}

type Area = ItemStudentRow['subjectAreasWithClarifications'][number];

/** A clarification that repeats the official name says nothing; the network asks to leave it out. */
function toSubjectArea({ subjectArea, clarification }: Area): SubjectArea {
  const text = clarification?.trim() ?? '';
  const official = [subjectArea.name, subjectArea.nameGR].map((name) => name?.trim().toLowerCase());
  return {
    iscedFCode: subjectArea.code ?? '',
    iscedClarification: text === '' || official.includes(text.toLowerCase()) ? undefined : text,
  };
}

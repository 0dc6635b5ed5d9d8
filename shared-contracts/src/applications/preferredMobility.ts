import {
  DEFAULT_LOCAL_CONTACT_ID,
  EWP_STATUS,
  LOCAL_INSTITUTION_ID,
  TERMINATION_STATUS,
} from '../agreements/agreements.ts';
import type { Language } from '../text/language.ts';
import { nameIn } from '../text/names.ts';

type Maybe<Value> = Value | null | undefined;
type Identified = { readonly id: number };

/** What the rule looks at of an agreement; form and server read it in their own ways. */
export type StudiesAgreement = Identified & {
  /** Academic years by the calendar year in which they begin. */
  readonly startYear?: Maybe<Identified>;
  readonly endYear?: Maybe<Identified>;
  readonly isDeleted?: Maybe<boolean>;
  readonly terminated?: Maybe<number>;
  readonly localStatus?: Maybe<number | boolean>;
  readonly ewpStatus?: Maybe<Identified>;
  readonly institutions: readonly StudiesInstitution[];
  readonly studentMobilitiesForStudies: readonly StudiesRow[];
  readonly departmentalCoordinatorContacts: readonly StudiesContact[];
};
type StudiesInstitution = Identified & {
  readonly country?: Maybe<Identified & { readonly countryCode?: Maybe<string> }>;
};
type StudiesRow = {
  readonly fromInstitution?: Maybe<Identified>;
  readonly fromDepartment?: Maybe<Identified>;
  readonly blended?: Maybe<boolean>;
};
type StudiesContact = Identified & ResponsiblePerson;
type ResponsiblePerson = {
  readonly givenName?: Maybe<string>;
  readonly familyName?: Maybe<string>;
  readonly department?: Maybe<
    Identified & {
      readonly name?: Maybe<string>;
      readonly nameGR?: Maybe<string>;
      readonly institution?: Maybe<Identified>;
    }
  >;
};

/** Whose choices are asked for. - year: academic year of the application, by the calendar year in which it begins */
export type ChoosingStudent = { readonly departmentId: number; readonly year: number };

type InstitutionOf<Agreement extends StudiesAgreement> = Agreement['institutions'][number] & {
  readonly country: NonNullable<Agreement['institutions'][number]['country']>;
};

/**
 * One way in which a student may go abroad: an agreement, and one of its coordinators in the student's own department.
 *
 * - rows: of the agreement's rows for studies those that send students from here: those of the department, and where it has none, all of them
 */
export type MobilityChoice<Agreement extends StudiesAgreement = StudiesAgreement> = {
  readonly agreement: Agreement;
  readonly institution: InstitutionOf<Agreement>;
  readonly person: Agreement['departmentalCoordinatorContacts'][number];
  readonly rows: ReadonlyArray<Agreement['studentMobilitiesForStudies'][number]>;
};

/** Country of the local university: a stay there is none abroad. */
const HOME_COUNTRY = 'GR';

/**
 * Lists what a student may choose from, by the rule that form and server share.
 *
 * - agreements: with studies from the local university, in force in the year and beyond it, final here or approved by both, between two
 *   universities, with a partner abroad; neither deleted nor terminated
 * - responsible persons: contacts of the student's own department, without the office's own one; of several contacts in one agreement that read alike, the first
 *
 * Source: specification document 3, sections 5 and 7; docs/features/preferred-mobility.md.
 */
export function mobilityChoices<Agreement extends StudiesAgreement>(
  agreements: readonly Agreement[],
  student: ChoosingStudent,
): readonly MobilityChoice<Agreement>[] {
  return agreements.flatMap((agreement) => {
    const institution = partnerAbroad(agreement);
    if (institution === undefined || !isOpenTo(agreement, student.year)) return [];
    const rows = rowsFor(agreement, student.departmentId);
    return personsOf(agreement, student.departmentId).map((person) => ({
      agreement,
      institution,
      person,
      rows,
    }));
  });
}

/** Names a responsible person as an application does: family name, given name, and the department in brackets. */
export function responsiblePersonText(
  { givenName, familyName, department }: ResponsiblePerson,
  language: Language,
): string {
  return sameSpaces(`${familyName ?? ''} ${givenName ?? ''} (${nameIn(department, language)})`);
}

/**
 * Writes what an application says of a responsible person in a language: the department, which is stored as it was chosen, by its name in that language.
 *
 * - departments: among which it is looked for; one that is not there stays as it is stored
 */
export function responsiblePersonIn(
  stored: string,
  departments: ReadonlyArray<ResponsiblePerson['department']>,
  language: Language,
): string {
  const text = sameSpaces(stored);
  for (const department of departments)
    for (const known of ['en', 'gr'] as const) {
      const ending = ` (${sameSpaces(nameIn(department, known))})`;
      if (text.endsWith(ending)) return `${text.slice(0, -ending.length)} (${nameIn(department, language)})`;
    }
  return stored;
}

/** Tells whether a text names a responsible person, by the department's name in either language. */
export function isResponsiblePerson(text: string, person: ResponsiblePerson): boolean {
  const wanted = sameSpaces(text);
  return (['en', 'gr'] as const).some((language) => responsiblePersonText(person, language) === wanted);
}

/** Tells what the agreement says of blended mobility: yes, no, or null when it has rows of both kinds. */
export function isBlendedBy({ rows }: Pick<MobilityChoice, 'rows'>): boolean | null {
  const answers = new Set(rows.map(({ blended }) => blended === true));
  return answers.size > 1 ? null : answers.has(true);
}

function isOpenTo(agreement: StudiesAgreement, year: number): boolean {
  const { startYear, endYear } = agreement;
  return (
    agreement.isDeleted !== true &&
    agreement.terminated !== TERMINATION_STATUS['IIA Terminated'] &&
    startYear != null &&
    endYear != null &&
    startYear.id < year + 1 &&
    endYear.id > year &&
    (Number(agreement.localStatus) === 1 || agreement.ewpStatus?.id === EWP_STATUS['Approved by all']) &&
    agreement.studentMobilitiesForStudies.some(isFromHere)
  );
}

/** The partner of an agreement of exactly two universities, ours and one in another country. */
function partnerAbroad<Agreement extends StudiesAgreement>({
  institutions,
}: Agreement): InstitutionOf<Agreement> | undefined {
  const [partner, ...others] = institutions.filter(({ id }) => id !== LOCAL_INSTITUTION_ID);
  const isWithUs = institutions.length === 2 && others.length === 0;
  if (!isWithUs || partner?.country == null || partner.country.countryCode === HOME_COUNTRY) return undefined;
  return { ...partner, country: partner.country };
}

function personsOf<Agreement extends StudiesAgreement>(
  { departmentalCoordinatorContacts }: Agreement,
  departmentId: number,
): ReadonlyArray<Agreement['departmentalCoordinatorContacts'][number]> {
  const own = departmentalCoordinatorContacts.filter(
    ({ id, department }) =>
      id !== DEFAULT_LOCAL_CONTACT_ID &&
      department?.id === departmentId &&
      department.institution?.id === LOCAL_INSTITUTION_ID,
  );
  const texts = own.map((person) => responsiblePersonText(person, 'en'));
  return own.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

function rowsFor<Agreement extends StudiesAgreement>(
  { studentMobilitiesForStudies }: Agreement,
  departmentId: number,
): ReadonlyArray<Agreement['studentMobilitiesForStudies'][number]> {
  const outgoing = studentMobilitiesForStudies.filter(isFromHere);
  const own = outgoing.filter(
    ({ fromDepartment }) => fromDepartment == null || fromDepartment.id === departmentId,
  );
  return own.length > 0 ? own : outgoing;
}

function isFromHere({ fromInstitution }: StudiesRow): boolean {
  return fromInstitution?.id === LOCAL_INSTITUTION_ID;
}

function sameSpaces(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

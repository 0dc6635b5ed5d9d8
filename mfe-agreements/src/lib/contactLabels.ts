/** Titles that a contact may have, spelt as the specification spells them; '' stands for none. Source: document 2, section 2.1. */
export const CONTACT_TITLES = [
  'Mr.',
  'Ms.',
  'Mrs.',
  'Professor',
  'Associate Professor',
  'Assistant Professor',
  'Lecturer',
  'Dr.',
  'Special Teaching Staff',
  'Special Laboratory Teaching Staff',
  'Special Technical Laboratory Teaching Staff',
  'Scientific Teaching Staff',
  'Laboratory Teaching Staff',
  'Temporary Teaching Staff',
  'External Teaching Staff',
  'Temporary Staff',
  'Administrative Staff',
] as const;
type ContactTitle = (typeof CONTACT_TITLES)[number];

/** Texts of the titles; their English is what the specification and the data have. */
export const TITLE_LABEL = {
  'Mr.': 'agreementSteps.titles.mr',
  'Ms.': 'agreementSteps.titles.ms',
  'Mrs.': 'agreementSteps.titles.mrs',
  Professor: 'agreementSteps.titles.professor',
  'Associate Professor': 'agreementSteps.titles.associateProfessor',
  'Assistant Professor': 'agreementSteps.titles.assistantProfessor',
  Lecturer: 'agreementSteps.titles.lecturer',
  'Dr.': 'agreementSteps.titles.dr',
  'Special Teaching Staff': 'agreementSteps.titles.specialTeaching',
  'Special Laboratory Teaching Staff': 'agreementSteps.titles.specialLaboratoryTeaching',
  'Special Technical Laboratory Teaching Staff': 'agreementSteps.titles.specialTechnicalLaboratoryTeaching',
  'Scientific Teaching Staff': 'agreementSteps.titles.scientificTeaching',
  'Laboratory Teaching Staff': 'agreementSteps.titles.laboratoryTeaching',
  'Temporary Teaching Staff': 'agreementSteps.titles.temporaryTeaching',
  'External Teaching Staff': 'agreementSteps.titles.externalTeaching',
  'Temporary Staff': 'agreementSteps.titles.temporary',
  'Administrative Staff': 'agreementSteps.titles.administrative',
} as const satisfies Record<ContactTitle, string>;

/** Texts of the roles that the portal's own list has; another one is shown as it is stored. */
const ROLE_LABEL: Readonly<Record<string, string>> = {
  'Departmental Coordinator': 'agreementSteps.roles.departmentalCoordinator',
  'Institutional Coordinator': 'agreementSteps.roles.institutionalCoordinator',
  'Legal Representative': 'agreementSteps.roles.legalRepresentative',
  Signatory: 'agreementSteps.roles.signatory',
  'Administrative Contact': 'agreementSteps.roles.administrative',
  'Incoming Students Contact': 'agreementSteps.roles.incomingStudents',
  'Outgoing Students Contact': 'agreementSteps.roles.outgoingStudents',
  'Staff Mobility Contact': 'agreementSteps.roles.staffMobility',
};

/** - t: looks a text of this module up */
export function roleLabel(role: string, t: (key: string) => string): string {
  const key = ROLE_LABEL[role];
  return key === undefined ? role : t(key);
}

/** A title in the language of the page; one that is not in the list is shown as it is stored. */
export function titleLabel(title: string | null | undefined, t: (key: string) => string): string {
  const known = CONTACT_TITLES.find((one) => one === title);
  return known === undefined ? (title ?? '') : t(TITLE_LABEL[known]);
}

import type { Factsheet, InformationEntry } from '../src/documents/factsheet/factsheet.ts';
import type {
  CooperationConditions,
  Iia,
  StaffMobilitySpec,
  StudentMobilitySpec,
} from '../src/documents/iia/iia.ts';
import type { Hei } from '../src/documents/institutions.ts';
import type { Ounit } from '../src/documents/ounits.ts';
import type { Contact } from '../src/documents/parts/contact.ts';

export const OWN = 'uni-a.example';
export const PARTNER = 'uni-b.example';

export function buildContact(parts: Partial<Contact> = {}): Contact {
  return {
    contactNames: [{ value: 'Dr Ada Example', lang: 'en' }],
    personGivenNames: [{ value: 'Ada' }],
    personFamilyNames: [{ value: 'Example' }],
    phoneNumbers: [{ e164: '+302100000000' }],
    faxNumbers: [],
    emails: ['ada@uni-a.example'],
    roleDescriptions: [{ value: 'Συντονίστρια', lang: 'el' }],
    ...parts,
  };
}

export function buildStudentSpec(parts: Partial<StudentMobilitySpec> = {}): StudentMobilitySpec {
  return {
    sendingHeiId: OWN,
    sendingContacts: [],
    receivingHeiId: PARTNER,
    receivingContacts: [],
    receivingFirstAcademicYearId: '2026/2027',
    receivingLastAcademicYearId: '2028/2029',
    mobilitiesPerYear: 2,
    recommendedLanguageSkills: [{ language: 'en', cefrLevel: 'B2' }],
    subjectAreas: [{ iscedFCode: '0314' }],
    totalMonthsPerYear: 10,
    blended: false,
    eqfLevels: [6, 7],
    ...parts,
  };
}

export function buildStaffSpec(parts: Partial<StaffMobilitySpec> = {}): StaffMobilitySpec {
  const {
    totalMonthsPerYear: _months,
    blended: _blended,
    eqfLevels: _levels,
    ...common
  } = buildStudentSpec();
  return { ...common, totalDaysPerYear: 5, ...parts };
}

export function buildConditions(parts: Partial<CooperationConditions> = {}): CooperationConditions {
  return {
    isTerminatedAsAWhole: false,
    studentStudies: [buildStudentSpec()],
    studentTraineeship: [],
    staffTeacher: [buildStaffSpec()],
    staffTraining: [],
    ...parts,
  };
}

export function buildIia(parts: Partial<Iia> = {}): Iia {
  return {
    partners: [
      {
        heiId: OWN,
        iiaId: '17',
        iiaCode: 'A-17',
        signingContact: buildContact(),
        contacts: [buildContact()],
      },
      { heiId: PARTNER, iiaId: 'b-4', contacts: [] },
    ],
    inEffect: false,
    cooperationConditions: buildConditions(),
    ...parts,
  };
}

export function buildHei(parts: Partial<Hei> = {}): Hei {
  return {
    heiId: OWN,
    otherIds: [{ type: 'erasmus', value: 'G  EXAMPLE01' }],
    names: [
      { value: 'University A', lang: 'en' },
      { value: 'Πανεπιστήμιο Α', lang: 'el' },
    ],
    abbreviation: 'UA',
    streetAddress: {
      recipientNames: ['University A'],
      addressLines: ['1 Example Street'],
      postalCode: '54124',
      locality: 'Town',
      country: 'GR',
    },
    websiteUrls: [{ value: 'https://uni-a.example/', lang: 'en' }],
    mobilityFactsheetUrls: [],
    courseCatalogueUrls: [{ value: 'https://uni-a.example/courses' }],
    contacts: [buildContact()],
    rootOunitId: 'root',
    ounitIds: ['root', 'law'],
    ...parts,
  };
}

export function buildOunit(parts: Partial<Ounit> = {}): Ounit {
  return {
    ounitId: 'law',
    ounitCode: 'LAW',
    names: [{ value: 'School of Law', lang: 'en' }],
    parentOunitId: 'root',
    websiteUrls: [],
    mobilityFactsheetUrls: [],
    contacts: [],
    ...parts,
  };
}

function buildInformation(): InformationEntry {
  return {
    email: 'office@uni-a.example',
    phoneNumber: { otherFormat: '210 0000000 (mornings)' },
    websiteUrls: [{ value: 'https://uni-a.example/info', lang: 'en' }],
  };
}

export function buildFactsheet(parts: Partial<Factsheet> = {}): Factsheet {
  return {
    heiId: OWN,
    calendar: {
      studentNominations: { autumnTerm: '--05-15', springTerm: '--10-31' },
      studentApplications: { autumnTerm: '--06-15', springTerm: '--11-30' },
    },
    applicationInfo: buildInformation(),
    additionalRequirements: [{ name: 'Portfolio', details: 'For the arts', informationWebsites: [] }],
    decisionWeeksLimit: 4,
    torWeeksLimit: 5,
    accessibilities: [{ type: 'service', name: 'Interpreter', information: buildInformation() }],
    housingInfo: buildInformation(),
    visaInfo: buildInformation(),
    insuranceInfo: buildInformation(),
    additionalInfos: [{ type: 'Grading', info: buildInformation() }],
    ...parts,
  };
}

import {
  applicationItem,
  type ApplicationItem,
} from 'shared-contracts/applications/entities/applicationItem.ts';

const GREECE = { id: 1, countryCode: 'GR', countryName: 'Greece', countryNameGR: 'Ελλάδα' };
const ADDRESS = {
  street: 'Egnatia 12',
  postalCode: '54622',
  city: { cityName: 'Thessaloniki' },
  country: GREECE,
};

/** Builds a submitted long-term application for a test; members are given as the data API answers them. */
export function buildApplicationItem(members: object = {}): ApplicationItem {
  return applicationItem.schema.parse({
    id: 41,
    applicationNumber: 17,
    type: 'long-term-studies',
    status: 'submitted',
    applicationYear: 2026,
    pastMobilities: true,
    specialNeedsCategory: false,
    communicationAccept: false,
    gradesConfirm: true,
    gdprConfirm: true,
    isDeleted: false,
    isSample: false,
    dateSubmitted: '2026-10-20T08:00:00.000Z',
    dateCreated: '2026-10-06T09:30:00.000Z',
    dateModified: '2026-10-20T08:00:00.000Z',
    owner: { id: 7 },
    studentData: [
      {
        id: 1,
        email: 'maria@student.example',
        nameLatin: 'Maria',
        familyNameLatin: 'Papadaki',
        nameGreek: 'Μαρία',
        familyNameGreek: 'Παπαδάκη',
        gender: 2,
        birthDate: '2004-03-09',
        birthCountry: GREECE,
        birthCity: { cityName: 'Heraklion' },
        citizenship: GREECE,
        permanentAddress: [{ ...ADDRESS, phoneNumber: '+302310000000' }],
        currentAddress: [],
        taxAuthority: { id: 1, name: 'Α΄ Θεσσαλονίκης', nameLatin: 'Thessaloniki A' },
      },
    ],
    studiesData: {
      id: 1,
      diplomaTitle: 'Physics',
      studyCycle: 6,
      semesterCurrent: 5,
      department: { id: 4, name: 'School of Physics', nameGR: 'Τμήμα Φυσικής' },
    },
    prefferedMobility: [buildStay(1)],
    languageData: [
      {
        id: 1,
        language: { id: 2, languageName: 'English', languageNameGR: 'Αγγλικά' },
        certificateTitle: 'First Certificate',
        certificateLevel: 'B2',
        stateCertificate: 0,
      },
    ],
    pastMobilityData: [buildPastStay(1)],
    filesData: [{ id: 1, europassCv: 5 }],
    ...members,
  });
}

/** Builds a preferred mobility as the data API answers it. */
export function buildStay(id: number, members: object = {}) {
  return {
    id,
    programme: 'Erasmus+ Studies',
    country: { id: 3, countryName: 'Belgium', countryNameGR: 'Βέλγιο' },
    institution: { id: 20, name: `University of Example ${id}`, erasmusCode: 'B  BRUXEL04' },
    responsiblePerson: 'Georgiou Eleni (School of Physics)',
    startSemester: 'winter',
    semesterDuration: 1,
    monthDuration: 5,
    projectMobility: true,
    blended: false,
    iiaId: 77,
    ...members,
  };
}

/** Builds a stay that lies behind the student as the data API answers it. */
export function buildPastStay(id: number) {
  return {
    id,
    programme: 'erasmusWorkshop',
    studyCycle: 6,
    year: 2024,
    semesterDuration: 3,
    sendingInstitution: `Sending University ${id}`,
  };
}

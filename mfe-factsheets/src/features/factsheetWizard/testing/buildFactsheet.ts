const ENTRY = {
  id: 1,
  email: 'office@example.org',
  phone: '+302310000000',
  urls: [{ value: 'https://office.example.org', language: 'en' }],
};
const INFO = { email: ENTRY.email, phone: ENTRY.phone, urls: ENTRY.urls };

/** A local factsheet as the server answers it, with one row in each list. */
export function buildFactsheet(change: object = {}) {
  return {
    id: 4,
    isActive: true,
    isSample: false,
    dateCreated: '2026-03-01T10:00:00.000Z',
    dateModified: '2026-03-03T10:00:00.000Z',
    fetchedAt: null,
    decisionResponseWeeksLimit: 4,
    transcriptOfRecordsWeeksLimit: 5,
    terminationOfAgreement: 'Stays as it is.',
    gradingSystem: null,
    generalUrl: 'https://www.example.org',
    facultyUrl: null,
    courseCatalogueUrl: null,
    institution: {
      id: 1,
      name: 'Local University',
      nameGR: 'Τοπικό Πανεπιστήμιο',
      erasmusCode: 'G  LOCAL01',
      heiId: 'local.example.org',
      cityName: 'Sampleville',
      isLocal: true,
    },
    institutionalCoordinatorContact: {
      id: 9,
      title: 'Dr.',
      familyName: 'Markou',
      givenName: 'Eleni',
      email: 'e.markou@example.org',
      address: null,
      phone: '+302310123456',
      url: null,
      department: { id: 5 },
    },
    deadlineIncomingsCalendar: { id: 1, autumnTerm: '--06-15', springTerm: '--11-30' },
    deadlineNominationsCalendar: { id: 2, autumnTerm: '--05-15', springTerm: '--10-31' },
    applicationIncomingsInformationEntry: ENTRY,
    housingInformationEntry: { ...ENTRY, id: 2 },
    visaInformationEntry: { ...ENTRY, id: 3 },
    insuranceInformationEntry: { ...ENTRY, id: 4 },
    additionalRequirements: [{ id: 21, name: 'CV', description: 'Two pages.', urls: ENTRY.urls }],
    accessibilities: [{ id: 31, type: 'Service', services: 'Blind people', description: null, info: INFO }],
    additionalInfos: [{ id: 41, type: 'Sport', description: null, info: INFO }],
    ...change,
  };
}

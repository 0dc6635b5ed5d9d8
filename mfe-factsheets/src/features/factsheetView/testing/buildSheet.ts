import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';

const office = (name: string) => ({
  email: `${name}@liege.example`,
  phone: '+32 4 366 21 11',
  urls: [{ value: `https://liege.example/${name}` }],
});

/** A partner's factsheet with something in every section. */
export function buildSheet(changes: Partial<FactsheetView> = {}): FactsheetView {
  return {
    id: 12,
    isActive: true,
    dateModified: '2026-03-03T10:00:00.000Z',
    fetchedAt: null,
    institution: {
      id: 7,
      name: 'University of Liège',
      erasmusCode: 'B  LIEGE01',
      heiId: 'liege.example',
      cityName: 'Liège',
      isLocal: false,
      dateModified: '2026-03-01T10:00:00.000Z',
      country: { id: 56, countryName: 'Belgium', countryNameGR: 'Βέλγιο' },
    },
    institutionalCoordinatorContact: {
      id: 4,
      title: 'Dr',
      givenName: 'Jean',
      familyName: 'Dubois',
      email: 'jean@liege.example',
      phone: '+32 4 366 00 00',
      address: 'Place du 20-Août 7',
      url: 'https://liege.example/jean',
      department: { id: 5, name: 'International Office', domain: 'ad', url: 'https://liege.example/io' },
    },
    deadlineIncomingsCalendar: { id: 1, autumnTerm: '--06-15', springTerm: '--11-30' },
    deadlineNominationsCalendar: { id: 1, autumnTerm: 'end of May', springTerm: null },
    applicationIncomingsInformationEntry: { id: 1, ...office('applications') },
    additionalRequirements: [
      {
        id: 1,
        name: 'CV',
        description: 'Two pages\nat most.',
        urls: [{ value: 'https://liege.example/cv' }],
      },
    ],
    decisionResponseWeeksLimit: 1,
    transcriptOfRecordsWeeksLimit: 0,
    accessibilities: [
      { id: 1, type: 'Infrastructure', services: 'Lifts', description: null, info: office('lifts') },
      { id: 2, type: 'Service', services: 'Sign language', description: null, info: null },
      { id: 3, type: 'unknown', services: 'Something newer', description: null, info: null },
    ],
    housingInformationEntry: { id: 1, ...office('housing') },
    visaInformationEntry: { id: 1, ...office('visa') },
    insuranceInformationEntry: null,
    additionalInfos: [{ id: 1, type: 'Sport', description: null, info: office('sport') }],
    terminationOfAgreement: 'By letter.',
    gradingSystem: 'From 0 to 20.',
    generalUrl: 'https://liege.example',
    facultyUrl: null,
    courseCatalogueUrl: 'javascript:alert(1)',
    ...changes,
  };
}

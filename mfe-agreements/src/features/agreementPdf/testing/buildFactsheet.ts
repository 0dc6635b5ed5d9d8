import type { FactsheetItem } from 'shared-contracts/factsheets/entities/factsheetItem.ts';
import { PARTNER } from './buildAgreement.ts';

const entry = (name: string) => ({
  email: `${name}@ulb.example`,
  phone: '+3226502111',
  urls: [{ value: `https://ulb.example/${name}` }],
});

/** Factsheet of the partner with something in every member. */
export function buildFactsheet(changes: Partial<FactsheetItem> = {}): FactsheetItem {
  return {
    id: 9,
    isSample: false,
    isActive: true,
    institution: PARTNER,
    institutionalCoordinatorContact: {
      title: 'Dr',
      givenName: 'Jean',
      familyName: 'Dubois',
      email: 'jean@ulb.example',
      phone: '+3226502222',
      url: 'https://ulb.example/mobility',
    },
    generalUrl: 'https://ulb.example',
    facultyUrl: 'https://ulb.example/faculties',
    courseCatalogueUrl: 'https://ulb.example/courses',
    deadlineIncomingsCalendar: { autumnTerm: '--05-31', springTerm: '--11-15' },
    deadlineNominationsCalendar: { autumnTerm: '--04-30', springTerm: '--10-10' },
    decisionResponseWeeksLimit: 4,
    transcriptOfRecordsWeeksLimit: 5,
    applicationIncomingsInformationEntry: entry('applications'),
    housingInformationEntry: entry('housing'),
    visaInformationEntry: entry('visa'),
    insuranceInformationEntry: entry('insurance'),
    additionalRequirements: [
      {
        id: 1,
        name: 'Language certificate',
        description: 'Not older than two years.',
        urls: [{ value: 'https://ulb.example/language' }],
      },
    ],
    accessibilities: [
      {
        id: 1,
        type: 'Infrastructure',
        services: 'Step-free access',
        description: 'Ramps in all buildings.',
        info: entry('access'),
      },
      { id: 2, type: 'Service', services: 'Sign language', description: 'On request.', info: null },
    ],
    additionalInfos: [
      { id: 1, type: 'Buddy programme', description: 'A student helps.', info: entry('buddy') },
    ],
    gradingSystem: 'Marks from 0 to 20; 10 is the lowest pass.',
    terminationOfAgreement: 'By letter to the rectorate.',
    ...changes,
  };
}

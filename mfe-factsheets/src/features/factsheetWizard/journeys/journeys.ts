import type { Journey } from 'shared-record/testing';

/** Ways through the factsheet wizard, from a factsheet in which all that is required is filled in. */
export const FACTSHEET_JOURNEYS: readonly Journey<'edit'>[] = [
  {
    name: 'the office changes something in each step, runs into what is missing, and saves at the end',
    way: 'edit',
    steps: [
      {
        at: 'institution',
        title: 'Institution and useful links',
        first: [['fill', 'Institution name', '']],
        refuses: ['Institution › Institution name: Please fill in this field.'],
        answers: [
          ['fill', 'Institution name', 'Local University'],
          ['fill', 'City', 'Sampleville North'],
          ['fill', 'Website', 'https://www.example.org/erasmus'],
        ],
      },
      {
        at: 'coordinator',
        title: 'Institutional coordinator and department',
        first: [['fill', 'Email', '']],
        refuses: ['Institutional coordinator › Email: Please fill in this field.'],
        answers: [
          ['fill', 'Email', 'h.markou@example.org'],
          ['fill', 'First name', 'Helen'],
          ['select', 'Department name', 'School of Physics'],
        ],
      },
      {
        at: 'deadlines',
        title: 'Deadlines and weeks limits',
        first: [
          ['fill', 'Deadline for incoming applications › Autumn term', '31 June'],
          ['fill', 'Weeks limit for the decision', ''],
        ],
        refuses: [
          'Deadline for incoming applications › Autumn term',
          'Weeks limit for the decision: Please fill in this field.',
        ],
        answers: [
          ['fill', 'Deadline for incoming applications › Autumn term', '1/6', '01/06'],
          ['fill', 'Weeks limit for the decision', '7'],
        ],
      },
      {
        at: 'information',
        title: 'Applications, housing, visa and insurance',
        first: [['press', 'Visa › Add a web address']],
        refuses: ['Visa › Web addresses › Web address 2: Please fill in this field.'],
        answers: [['fill', 'Visa › Web address 2', 'https://visa.example.org']],
      },
      {
        at: 'requirements',
        title: 'Additional requirements',
        first: [['press', 'Add an entry']],
        refuses: [
          'Additional requirements › row 2 › Requirement',
          'Additional requirements › row 2 › Web addresses › Web address 1',
          'Additional requirements › row 2 › Description',
        ],
        answers: [
          ['select', 'Requirement', 'Portfolio'],
          ['fill', 'Description', 'Ten works.'],
          ['fill', 'Web address 1', 'https://works.example.org'],
        ],
      },
      { at: 'accessibilities', title: 'Accessibility' },
      { at: 'additional', title: 'Additional information' },
    ],
    end: {
      name: 'save',
      presses: ['Save'],
      says: 'Record saved successfully!',
      leadsTo: '/factsheets/edit/4?step=institution',
      sends: {
        generalUrl: 'https://www.example.org/erasmus',
        institution: { cityName: 'Sampleville North' },
        institutionalCoordinatorContact: { givenName: 'Helen', department: 6 },
        deadlineIncomingsCalendar: { autumnTerm: '--06-01', springTerm: '--11-30' },
        visaInformationEntry: {
          urls: [
            { value: 'https://office.example.org', language: 'en' },
            { value: 'https://visa.example.org', language: 'en' },
          ],
        },
        additionalRequirements: [{ name: 'CV' }, { name: 'Portfolio', description: 'Ten works.' }],
      },
    },
  },
  {
    name: 'the office saves on its way, and stays where it is',
    way: 'edit',
    steps: [
      { at: 'institution', title: 'Institution and useful links' },
      {
        at: 'coordinator',
        title: 'Institutional coordinator and department',
        answers: [['fill', 'First name', 'Helen']],
      },
    ],
    end: {
      name: 'saveStep',
      presses: ['Save'],
      says: 'Record saved successfully!',
      leadsTo: '/factsheets/edit/4?step=coordinator',
      sends: { institutionalCoordinatorContact: { givenName: 'Helen' } },
    },
  },
];

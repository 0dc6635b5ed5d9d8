import type { Role } from 'shared-contracts/rights/permissions.ts';
import type { AgreementStatusName } from 'shared-contracts/agreements/agreements.ts';
import type { Journey } from 'shared-record/testing';
import type { WizardVariant } from '../model/wizardSteps.ts';

/**
 * A way through the agreement wizard.
 *
 * - status: of the agreement that is opened; null for a new one
 */
export type AgreementJourney = Journey<WizardVariant> & {
  readonly role: Role;
  readonly status: AgreementStatusName | null;
};

const missing = (entry: string, fields: readonly string[]) => fields.map((field) => `${entry}, ${field}: `);
const CONTACT = ['First name', 'Last name', 'Email', 'Roles', 'Department'];
const STUDENTS = ['Number of people per year', 'Subject area 1', 'Total months per year', 'Study cycles'];
const STAFF = ['Number of people per year', 'Subject area 1', 'Total days per year'];

const SAVED = { says: 'Agreement saved successfully', leadsTo: '/iia/view/12' } as const;
const DETAILS = {
  at: 'details',
  title: 'Agreement Details',
  answers: [['select', 'End year', '2027-2028']],
} as const;

export const AGREEMENT_JOURNEYS: readonly AgreementJourney[] = [
  {
    name: 'the office makes a draft through all eight steps, and runs into what is missing in each',
    way: 'full',
    role: 'IRO',
    status: null,
    steps: [
      {
        at: 'details',
        title: 'Agreement Details',
        refuses: [
          'End year: Please fill in this field.',
          'Country of the partner institution: You have to fill country of the receiving institution',
          'Partner institution: You have to fill name of the receiving institution',
        ],
        answers: [
          ['select', 'End year', '2028-2029'],
          ['find', 'Country of the partner institution', 'Austria'],
          ['find', 'Partner institution', 'University of Graz'],
        ],
      },
      {
        at: 'local-contacts',
        title: 'Contact Details of the Local Institution',
        first: [['press', 'Add contact']],
        refuses: missing('Local contact 2', CONTACT),
        answers: [
          ['find', 'Department', 'School of Law'],
          ['fill', 'First name', 'Eleni'],
          ['fill', 'Last name', 'Markou'],
          ['fill', 'Email', 'e.markou@law.example.edu'],
          ['tick', 'Departmental Coordinator'],
        ],
      },
      {
        at: 'partner-contacts',
        title: 'Contact Details of the Partner Institution',
        first: [['press', 'Add contact']],
        refuses: missing('Partner contact 1', CONTACT),
        answers: [
          ['find', 'Department', 'Faculty of Law'],
          ['fill', 'First name', 'Karl'],
          ['fill', 'Last name', 'Huber'],
          ['fill', 'Email', 'k.huber@graz.example'],
          ['tick', 'Signatory'],
        ],
      },
      {
        at: 'student-studies',
        title: 'Student Mobility for Studies',
        first: [['choose', 'Does the agreement include student mobility for studies?', 'Yes']],
        refuses: missing('Studies, row 1', STUDENTS),
        answers: [
          ['find', 'Subject area', '0421'],
          ['tick', '1st'],
          ['fill', 'Number of students per year', '2'],
          ['fill', 'Total months per year', '10'],
        ],
      },
      {
        at: 'student-traineeships',
        title: 'Student Mobility for Traineeships',
        first: [['choose', 'Does the agreement include student mobility for traineeships?', 'Yes']],
        refuses: missing('Traineeship, row 1', STUDENTS),
        answers: [
          ['find', 'Subject area', '0613'],
          ['tick', '2nd'],
          ['fill', 'Number of students per year', '1'],
          ['fill', 'Total months per year', '4,5', '4.5'],
        ],
      },
      {
        at: 'staff-teaching',
        title: 'Staff Mobility for Teaching',
        first: [['choose', 'Does the agreement include staff mobility for teaching?', 'Yes']],
        refuses: missing('Teaching, row 1', STAFF),
        answers: [
          ['find', 'Subject area', '0421'],
          ['fill', 'Number of staff per year', '1'],
          ['fill', 'Total days per year', '5'],
        ],
      },
      {
        at: 'staff-training',
        title: 'Staff Mobility for Training',
        answers: [['choose', 'Does the agreement include staff mobility for training?', 'No']],
      },
      { at: 'comments', title: 'Comments' },
    ],
    end: {
      name: 'saveDraft',
      isAtFirst: true,
      presses: ['Save Draft'],
      ...SAVED,
      sends: {
        status: { name: 'Draft' },
        endYear: 2028,
        institutions: [{ id: 1 }, { id: 11 }],
        departmentalCoordinatorContacts: [
          { id: 3 },
          {
            givenName: 'Eleni',
            familyName: 'Markou',
            email: 'e.markou@law.example.edu',
            roles: [{ value: 'Departmental Coordinator' }],
          },
          { givenName: 'Karl', familyName: 'Huber', roles: [{ value: 'Signatory' }] },
        ],
        studentMobilitiesForStudies: [
          { mobilitiesPerYear: 2, totalMonthsPerYear: 10, studyCycles: [{ studyCycle: '1st' }] },
        ],
        studentMobilitiesForTraineeship: [{ mobilitiesPerYear: 1, totalMonthsPerYear: 4.5 }],
        staffMobilitiesForTeaching: [{ mobilitiesPerYear: 1, totalDaysPerYear: 5 }],
        staffMobilitiesForTraining: [],
      },
    },
  },
  {
    name: 'Faculty edits a draft in six steps, and is asked before it submits it',
    way: 'short',
    role: 'Faculty',
    status: 'Draft',
    steps: [
      DETAILS,
      { at: 'partner-contacts', title: 'Contact Details of the Partner Institution' },
      { at: 'student-studies', title: 'Student Studies' },
      {
        at: 'student-traineeships',
        title: 'Student Traineeships',
        answers: [['choose', 'Does the agreement include student mobility for traineeships?', 'No']],
      },
      { at: 'staff-teaching', title: 'Staff Teaching' },
      { at: 'staff-training', title: 'Staff Training' },
    ],
    end: {
      name: 'submit, asked',
      presses: ['Submit', 'Submit'],
      asks: /After that only the office can edit it/,
      ...SAVED,
      sends: { id: 12, status: { name: 'Submitted' }, endYear: 2027 },
    },
  },
  {
    name: 'the office submits a draft, and edits on',
    way: 'full',
    role: 'IRO',
    status: 'Draft',
    steps: [DETAILS],
    end: {
      name: 'submit',
      presses: ['Submit'],
      ...SAVED,
      sends: { id: 12, status: { name: 'Submitted' }, endYear: 2027 },
    },
  },
  {
    name: 'the office finalises what is submitted, after a question',
    way: 'full',
    role: 'IRO',
    status: 'Submitted',
    steps: [DETAILS],
    end: {
      name: 'finalize, asked',
      presses: ['Finalize and Notify Partner', 'Finalize and Notify Partner'],
      asks: /becomes final, and the partner is notified/,
      ...SAVED,
      sends: { agreement: { status: { name: 'Final' }, endYear: 2027 } },
    },
  },
];

import { MOBILITY_TYPE_OF } from 'shared-contracts/applications/mobilityDuration.ts';
import { buildApplicationItem } from '../testing/buildApplicationItem.ts';
import { ALL_STEPS, CONFIRMED, LIST, stop, type ApplicationJourney } from './applicationJourney.ts';
import { NEW_APPLICATION } from './newApplication.ts';

const { prefferedMobility, filesData } = buildApplicationItem();
/** What is missing in three steps. */
const GAPS = {
  pastMobilities: null,
  prefferedMobility: prefferedMobility.map((stay) => ({ ...stay, startSemester: null })),
  filesData: filesData.map((files) => ({ ...files, europassCv: null })),
};
const SHORT = {
  prefferedMobility: prefferedMobility.map((stay) => ({
    ...stay,
    type: MOBILITY_TYPE_OF['short-term-studies'],
    semesterDuration: 10,
    monthDuration: null,
  })),
  filesData: filesData.map((files) => ({ ...files, letterOfAcceptance: 105, recommendationLetter: 106 })),
};

/** Ways through the form of an application. */
export const APPLICATION_JOURNEYS: readonly ApplicationJourney[] = [
  NEW_APPLICATION,
  {
    name: 'a student is told in each step what is missing, is held up by a file, and keeps the draft',
    way: 'long-term-studies',
    role: 'Student',
    item: GAPS,
    steps: [
      stop('personal'),
      stop('studies'),
      {
        ...stop('mobility'),
        refuses: ['Preferred mobilities › mobility 1 › Start semester: '],
        answers: [
          ['choose', 'Start semester', 'Winter semester'],
          ['choose', 'Duration', '1 semester'],
          ['select', 'Months', '5 months'],
        ],
      },
      stop('languages'),
      stop('payment'),
      {
        ...stop('past'),
        refuses: ['Previous mobility: '],
        answers: [['choose', 'Have you taken part in an Erasmus+ mobility before?', 'No']],
      },
      { ...stop('files'), refuses: ['Attached files › Short CV (Europass): '] },
    ],
    end: {
      name: 'saveDraft',
      isAtFirst: true,
      presses: ['Save draft'],
      says: 'Draft Saved successfully',
      leadsTo: LIST,
      sends: { status: 'draft', pastMobilities: false, prefferedMobility: [{ startSemester: 'winter' }] },
    },
  },
  {
    name: 'a student goes through all eight steps of a long-term one, and submits it after having read it once more',
    way: 'long-term-studies',
    role: 'Student',
    item: {},
    steps: [
      stop('personal'),
      stop('studies'),
      { ...stop('mobility') },
      stop('languages'),
      stop('payment'),
      {
        ...stop('past'),
        answers: [['fill', 'Comments', 'I arrive a week late.']],
      },
      stop('files'),
      {
        ...stop('affirmation'),
        answers: [
          ['tick', 'I declare that everything…'],
          ['tick', 'I have read the information…'],
        ],
      },
    ],
    end: {
      name: 'submit',
      presses: ['Submit', 'Submit the application'],
      says: 'Saved successfully',
      leadsTo: LIST,
      sends: { status: 'submitted', comments: 'I arrive a week late.', ...CONFIRMED },
    },
  },
  {
    name: 'a student goes through all eight steps of a short-term one',
    way: 'short-term-studies',
    role: 'Student',
    item: SHORT,
    steps: ALL_STEPS,
    end: {
      name: 'saveDraft',
      isAtFirst: true,
      presses: ['Save draft'],
      says: 'Draft Saved successfully',
      leadsTo: LIST,
      sends: { status: 'draft' },
    },
  },
  {
    name: 'the office corrects a submitted one, which stays submitted',
    way: 'long-term-studies',
    role: 'IRO',
    item: { ...CONFIRMED, status: 'submitted', applicationNumber: 3 },
    steps: [{ ...stop('personal'), answers: [['fill', "Father's name", 'Nikolaos']] }],
    end: {
      name: 'edit',
      presses: ['Save changes'],
      says: 'Saved successfully',
      leadsTo: LIST,
      sends: { status: 'submitted', studentData: [{ fatherName: 'Nikolaos' }] },
    },
  },
  {
    name: 'the office validates a submitted one on its last step',
    way: 'long-term-studies',
    role: 'IRO',
    item: { ...CONFIRMED, status: 'submitted', applicationNumber: 3 },
    step: 'affirmation',
    steps: [stop('affirmation')],
    end: {
      name: 'validate',
      presses: ['Validate'],
      says: 'The application is validated now.',
      leadsTo: LIST,
      sends: { status: 'validated' },
    },
  },
];

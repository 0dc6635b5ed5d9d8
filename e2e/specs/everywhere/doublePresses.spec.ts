import type { Call } from 'shared-contracts/call/call.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import { pressAll } from '../../support/presses/pressAll.ts';
import { readRows } from '../../support/records/dataApi.ts';
import { SCREENS } from '../../support/screens/screens.ts';
import type { Account } from '../../support/session/accounts.ts';
import { expect, test } from '../../support/test.ts';

type Walk = {
  readonly name: string;
  readonly account: Account;
  readonly addresses: () => Promise<readonly string[]>;
  /** What a walk sends at least: method and path, with `#` for numbers. */
  readonly sent: readonly string[];
};

const LISTS_OF_OFFICE = ['/', '/factsheets', '/application/outgoing/list'];

const WALKS: readonly Walk[] = [
  {
    name: 'lists of the office',
    account: 'iro',
    addresses: async () => LISTS_OF_OFFICE,
    sent: [
      'DELETE /MobilityFactsheets/#',
      'POST /MobilityFactsheets',
      'POST /views/agreements',
      'POST /views/applications',
    ],
  },
  {
    name: 'records of the office',
    account: 'iro',
    addresses: recordsOfOffice,
    sent: [
      'DELETE /notes/#',
      'POST /agreements/#/acts/delete',
      'POST /agreements/#/acts/initiateChanges',
      'POST /agreements/#/acts/notify',
      'POST /iias/#/mails',
    ],
  },
  {
    name: 'screens of the office',
    account: 'iro',
    // The screen of incoming agreements asks a partner, and in the sample none answers.
    addresses: async () =>
      screensOf('iro').filter((path) => !['/iia/incoming', ...LISTS_OF_OFFICE].includes(path)),
    sent: [
      'POST /ApplicationSettings',
      'POST /ECTSCoordinatorTables',
      'POST /MobilityContacts',
      'POST /Users/Me/reminderSettings',
      'POST /Users/Me/reminders',
      'POST /officers/absences',
    ],
  },
  {
    name: 'screens of a teacher',
    account: 'teacher',
    addresses: async () => screensOf('teacher'),
    sent: ['POST /MobilityContacts', 'POST /Users/Me/reminderSettings'],
  },
  {
    name: 'screens of a student',
    account: 'student',
    addresses: async () => screensOf('student'),
    sent: ['POST /ApplicationStudentStudiesForms', 'POST /Users/Me/reminderSettings'],
  },
];

/** Calls that only read or tell of the page, that of a toggle, whose second press is another wish, and those that no button of these screens sends as the sample is: lint holds their mutations to the same hook. */
const NOT_WALKED = `
  addApplicationNote addInstitution addNote addOfficerDepartment assignOfficers
  beginBulkJob changeView chooseViews correctPerson fetchAgain fetchCopy importIncoming
  joinPeople keepDestination leaveTour linkIncoming lookAtDestination lookAtFactsheet markLeft offerPdf
  orderKeptDestinations partCopies previewBulkJob proposeAgreement putOfferAway putUnreadableAway
  readCurrentOfficers refreshFactsheet releaseSignIn removeAbsence removeApplicationNote
  removeOfficerDepartment removeView replaceFile replacePerson reportFaults reportModules
  resendDelivery saveOwnStudies splitAgreement stopBulkJob takeOverCopy uploadFile
`;

test('every call that changes something is walked to, or named here', () => {
  const walked = WALKS.flatMap(({ sent }) => sent);
  const calls: Readonly<Record<string, Call>> = CALLS;
  const left = Object.entries(calls).flatMap(
    ([
      name,
      {
        methods: [method],
        path,
      },
    ]) => {
      const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return method === 'GET' || walked.some((one) => pattern.test(one)) ? [] : [name];
    },
  );
  expect(left.toSorted()).toEqual(NOT_WALKED.trim().split(/\s+/).toSorted());
});

for (const { name, account, addresses, sent } of WALKS) {
  test.describe(name, () => {
    test.use({ account });

    test(`${name}: two presses of a button in one frame send a change once`, async ({ page }) => {
      const found = [...(await pressAll(page, await addresses()))];
      expect(found).toEqual(expect.arrayContaining([...sent]));
    });
  });
}

function screensOf(account: Account): readonly string[] {
  return SCREENS.filter(({ accounts, path }) => accounts.includes(account) && path !== '/release-trial').map(
    ({ path }) => path,
  );
}

async function recordsOfOffice(): Promise<readonly string[]> {
  const agreement = (filter: string) =>
    firstOf('MobilityAgreements', `isDeleted eq false and terminated eq 0 and ${filter}`);
  const partners = await agreement('ewpStatus eq 2');
  return [
    `/iia/view/${await agreement('status eq 1')}`,
    `/iia/view/${partners}`,
    `/iia/view/${await agreement('ewpStatus eq 7')}`,
    `/application/outgoing/student/view/${await firstOf('ApplicationStudentStudiesForms', "status eq 'submitted'")}`,
  ];
}

async function firstOf(set: string, filter: string): Promise<number> {
  const query = { $filter: filter, $select: 'id', $orderby: 'id', $top: '1' };
  const { value } = await readRows<{ readonly id: number }>('iro', set, query);
  if (value[0] === undefined) throw new Error(`The sample has no ${set} with ${filter}.`);
  return value[0].id;
}

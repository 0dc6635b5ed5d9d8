import { screen, waitFor, within } from '@testing-library/react';
import { buildFactsheet } from './testing/buildFactsheet.ts';
import { openWizard as open, READ, SAVED_VERSION } from './testing/openWizard.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
type User = ReturnType<typeof open>['user'];

/** More than the wizard has. */
const MOST_STEPS = 20;

/** Presses Next until a step is there. */
async function goTo(user: User, title: string) {
  await screen.findByRole('heading', { level: 2 });
  const isThere = () => screen.queryByRole('heading', { level: 2, name: title }) !== null;
  for (let step = 1; step < MOST_STEPS && !isThere(); step += 1) await user.click(button('Next'));
  expect(isThere()).toBe(true);
}

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('<EditFactsheet>', () => {
  test.each([
    ['one that is not there', () => ({ status: 404, body: { code: 'not-found', message: '' } })],
    [
      'a partner’s',
      () => ({ body: buildFactsheet({ institution: { id: 2, name: 'Graz', isLocal: false } }) }),
    ],
  ])('leads to the list from %s', async (_what, answer) => {
    const { address } = open({ [READ]: answer });
    await waitFor(() => expect(address()).toBe('/factsheets'));
  });

  test('lets a factsheet that could not be read be asked for again', async () => {
    let isDown = true;
    const { user } = open({
      [READ]: () => (isDown ? { status: 503, body: { code: 'unavailable' } } : { body: buildFactsheet() }),
    });
    expect(await screen.findByText('The factsheet could not be opened')).toBeInTheDocument();
    isDown = false;
    await user.click(button('Try again'));
    expect(await field('Institution name')).toHaveValue('Local University');
  });

  test('leads through seven steps, later ones locked, and saves from the last one', async () => {
    const { user, saves } = open();
    const steps = await screen.findByRole('navigation', { name: 'Steps' });
    const tabs = () => within(steps).getAllByRole<HTMLButtonElement>('listitem');
    const locked = () => tabs().map((tab) => within(tab).getByRole<HTMLButtonElement>('button').disabled);
    expect(locked()).toEqual([false, true, true, true, true, true, true]);
    await goTo(user, 'Additional information');
    expect(locked()).not.toContain(true);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await user.click(button('Save'));
    expect(await screen.findByText('Record saved successfully!')).toBeInTheDocument();
    expect(await step('Institution and useful links')).toHaveFocus();
    expect(JSON.stringify(saves()[0])).not.toMatch(/"factsheet"/);
    expect(saves()).toEqual([
      expect.objectContaining({
        id: 4,
        dateModified: '2026-03-03T10:00:00.000Z',
        institution: { id: 1 },
        institutionalCoordinatorContact: { id: 9 },
        deadlineIncomingsCalendar: { autumnTerm: '--06-15', springTerm: '--11-30' },
        additionalRequirements: [
          {
            name: 'CV',
            description: 'Two pages.',
            urls: [{ value: 'https://office.example.org', language: 'en' }],
          },
        ],
      }),
    ]);
    expect(saves()[0]).not.toHaveProperty('terminationOfAgreement');
  });

  test('is saved from any step, stays there, and has a way out', async () => {
    const { user, saves } = open();
    const title = 'Edit factsheet 4 – Local University';
    await field('City');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    for (const name of ['Cancel', 'View the factsheet'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/factsheets/view/4');
    await goTo(user, 'Deadlines and weeks limits');
    const [autumn] = screen.getAllByRole('textbox', { name: /^Autumn term/ });
    expect(autumn).toHaveValue('15/06');
    await user.clear(autumn!);
    await user.type(autumn!, '1 July');
    await user.click(button('Save'));
    expect(await screen.findByText('Record saved successfully!')).toBeVisible();
    expect(saves()).toMatchObject([{ deadlineIncomingsCalendar: { autumnTerm: '--07-01' } }]);
    expect(screen.getByRole('heading', { level: 2, name: 'Deadlines and weeks limits' })).toBeVisible();
  });

  test('is saved from a step although it lacks something in another, which is not sent', async () => {
    const { user, saves } = open({
      [READ]: () => ({
        body: buildFactsheet({ insuranceInformationEntry: null, decisionResponseWeeksLimit: null }),
      }),
    });
    await user.type(await field('City'), ' North');
    await user.click(button('Save'));
    await waitFor(() =>
      expect(saves()).toEqual([
        {
          id: 4,
          dateModified: '2026-03-03T10:00:00.000Z',
          institution: { id: 1, cityName: 'Sampleville North' },
        },
      ]),
    );
  });

  test('says of one that is not active that its university is public all the same', async () => {
    open({ [READ]: () => ({ body: buildFactsheet({ isActive: false }) }) });
    expect(await screen.findByText(/is public as soon as you save/)).toBeVisible();
    expect(screen.getByText('Not active')).toBeVisible();
  });

  test('sends of the institution and the coordinator what was changed, and goes on with the version that was saved', async () => {
    const { user, saves } = open();
    await user.type(await field('City'), ' North');
    await user.click(button('Next'));
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Department name/ }), '6');
    await goTo(user, 'Additional information');
    await user.click(button('Save'));
    await step('Institution and useful links');
    await goTo(user, 'Additional information');
    await user.click(button('Save'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()).toMatchObject([
      {
        institution: { id: 1, cityName: 'Sampleville North' },
        institutionalCoordinatorContact: { id: 9, department: 6 },
      },
      { dateModified: SAVED_VERSION, institution: { id: 1 } },
    ]);
    expect((saves()[0] as { institution: object }).institution).not.toHaveProperty('name');
  });

  test('goes no further than a step that is in order', async () => {
    const { user } = open();
    await goTo(user, 'Deadlines and weeks limits');
    const [incoming] = screen.getAllByRole('textbox', { name: /^Autumn term/ });
    await user.clear(incoming!);
    await user.type(incoming!, '31 June');
    const [decision] = screen.getAllByRole('textbox', { name: /^Weeks limit for the decision/ });
    await user.clear(decision!);
    await user.click(button('Next'));
    const summary = await screen.findByRole('region', { name: '2 entries need correcting' });
    expect(summary).toHaveTextContent('Deadline for incoming applications › Autumn term');
    expect(summary).toHaveTextContent('Weeks limit for the decision: Please fill in this field.');
    await step('Deadlines and weeks limits');
  });

  test('adds and takes away web addresses, but never the last one', async () => {
    const { user, saves } = open();
    await goTo(user, 'Applications, housing, visa and insurance');
    const visa = screen.getByRole('group', { name: /^Visa/ });
    expect(within(visa).queryByRole('button', { name: /^Remove/ })).toBeNull();
    await user.click(within(visa).getByRole('button', { name: 'Add a web address' }));
    await user.type(
      within(visa).getByRole('textbox', { name: /^Web address 2/ }),
      'https://visa.example.org',
    );
    await user.click(within(visa).getByRole('button', { name: 'Remove web address 1' }));
    expect(within(visa).queryByRole('button', { name: /^Remove/ })).toBeNull();
    await goTo(user, 'Additional information');
    await user.click(button('Save'));
    await waitFor(() =>
      expect(saves()).toMatchObject([
        { visaInformationEntry: { urls: [{ value: 'https://visa.example.org', language: 'en' }] } },
      ]),
    );
  });

  test('empties every list and fills it again', async () => {
    const { user, saves } = open();
    for (const title of ['Additional requirements', 'Accessibility', 'Additional information']) {
      await goTo(user, title);
      await user.click(button('Remove entry 1'));
      expect(screen.getByText('There is nothing here yet.')).toBeInTheDocument();
    }
    await user.click(button('Save'));
    await waitFor(() =>
      expect(saves()).toMatchObject([
        { additionalRequirements: [], accessibilities: [], additionalInfos: [] },
      ]),
    );
    await step('Institution and useful links');
    await goTo(user, 'Additional requirements');
    await user.click(button('Remove entry 1'));
    await user.click(button('Add an entry'));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Requirement/ }), 'Portfolio');
    await user.type(await field('Description'), 'Ten works.');
    await user.click(button('Next'));
    expect(
      await screen.findByRole('button', { name: /Web addresses › Web address 1: Please fill in this field/ }),
    ).toBeInTheDocument();
    await user.type(await field('Web address 1'), 'https://works.example.org');
    await goTo(user, 'Additional information');
    await user.click(button('Save'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toMatchObject({
      additionalRequirements: [
        {
          name: 'Portfolio',
          description: 'Ten works.',
          urls: [{ value: 'https://works.example.org', language: 'en' }],
        },
      ],
    });
  });

  test('marks the step of what the server refuses, and goes there', async () => {
    const refused = {
      status: 400,
      body: {
        code: 'validation-failed',
        message: 'x',
        errors: [{ field: 'accessibilities/0/info/phone', code: 'not-a-phone' }],
      },
    };
    const { user } = open({}, { answers: [refused] });
    await goTo(user, 'Additional information');
    await user.click(button('Save'));
    await step('Accessibility');
    expect(
      await screen.findByRole('button', { name: /^Accessibility › row 1 › Contact › Phone: / }),
    ).toBeInTheDocument();
    expect(await field('Phone')).toBeInvalid();
  });

  test('shows entry by entry what somebody else saved meanwhile, and saves what was chosen on top of it', async () => {
    const current = buildFactsheet({
      dateModified: '2026-03-03T12:00:00.000Z',
      deadlineIncomingsCalendar: { id: 1, autumnTerm: '--06-01', springTerm: '--12-01' },
      additionalRequirements: [
        { ...buildFactsheet().additionalRequirements[0]!, description: 'Three pages.' },
      ],
    });
    const stale = { status: 409, body: { code: 'stale', message: 'stale', current } };
    const { user, saves } = open({}, { answers: [stale] });
    await goTo(user, 'Deadlines and weeks limits');
    const [autumn] = screen.getAllByRole('textbox', { name: /^Autumn term/ });
    await user.clear(autumn!);
    await user.type(autumn!, '--07-01');
    await goTo(user, 'Additional information');
    await user.click(button('Save'));
    await screen.findByRole('heading', { level: 1, name: 'Somebody else has changed this factsheet' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Deadline for incoming applications › Autumn term',
      'Deadline for incoming applications › Spring term',
      'Additional requirements – CV – Two pages. – Description',
    ]);
    await user.click(button('Save on top of the new version'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toMatchObject({
      dateModified: '2026-03-03T12:00:00.000Z',
      deadlineIncomingsCalendar: { autumnTerm: '--07-01', springTerm: '--12-01' },
      additionalRequirements: [{ description: 'Three pages.' }],
    });
  });

  test('speaks Greek', async () => {
    open({}, { language: 'gr' });
    expect(await step('Ίδρυμα και χρήσιμοι σύνδεσμοι')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'Επεξεργασία ενημερωτικού δελτίου 4 – Τοπικό Πανεπιστήμιο',
      }),
    ).toBeInTheDocument();
    expect(screen.getByText('Ελλάδα')).toBeInTheDocument();
  });
});

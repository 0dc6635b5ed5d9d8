import { screen, waitFor, within } from '@testing-library/react';
import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import type { FakeApiReply, FakeApiRoutes } from 'shared-client/testing';
import { openFactsheet } from './testing/openFactsheet.tsx';
import { buildLocalSheet, sheetServer } from './testing/sheetServer.ts';

beforeEach(() => {
  window.localStorage.clear();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

type Reply = FakeApiReply | Promise<FakeApiReply>;

/** - saveWhen: makes each save, once it is time */
async function open(
  sheet: Partial<FactsheetView> = {},
  saveWhen: (save: () => Reply) => Reply = (save) => save(),
) {
  const server = sheetServer(buildLocalSheet(sheet));
  const save = server.routes['POST MobilityFactsheets']!;
  const routes: FakeApiRoutes = {
    ...server.routes,
    'POST MobilityFactsheets': (call) => saveWhen(() => save(call)),
  };
  const view = openFactsheet({ role: 'IRO', routes });
  await screen.findByRole('button', { name: 'Edit: Grading system' });
  return { ...view, server };
}

const region = (name: RegExp) => within(screen.getByRole('region', { name }));
const titles = (name: RegExp) =>
  region(name)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** Fills in a new entry for people with special needs, and presses the button that adds it. */
async function addPlace(user: Awaited<ReturnType<typeof open>>['user'], list: ReturnType<typeof region>) {
  await user.click(list.getByRole('button', { name: 'Add an entry' }));
  await user.type(list.getByRole('textbox', { name: /^Available for/ }), 'Everybody');
  await user.type(list.getByRole('textbox', { name: /^Email/ }), 'all@example.org');
  await user.type(list.getByRole('textbox', { name: /^Phone/ }), '+302310000000');
  await user.type(list.getByRole('textbox', { name: /^Web address 1/ }), 'https://all.example.org');
  await user.click(list.getByRole('button', { name: 'Add' }));
}

describe('an entry of a list', () => {
  test('is added once it is complete, and taken back', async () => {
    const { user, server } = await open({ additionalRequirements: [] });
    const list = region(/^G/);
    await user.click(list.getByRole('button', { name: 'Add an entry' }));
    await user.click(list.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(list.getByRole('combobox', { name: /^Requirement/ })).toBeInvalid());
    await user.selectOptions(list.getByRole('combobox', { name: /^Requirement/ }), 'Portfolio');
    await user.type(list.getByRole('textbox', { name: /^Description/ }), 'Ten works.');
    await user.type(
      list.getByRole('textbox', { name: /^Web address 1/ }),
      'https://works.example.org{Enter}',
    );
    await waitFor(() => expect(titles(/^G/)).toEqual(['Portfolio']));
    const row = {
      name: 'Portfolio',
      description: 'Ten works.',
      urls: [{ value: 'https://works.example.org', language: 'en' }],
    };
    expect(server.bodies).toEqual([{ additionalRequirements: [{ ...row, $state: 1 }] }]);
    await user.click(await list.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles(/^G/)).toEqual([]));
  });

  test('goes on in its cells with what is typed while it is added', async () => {
    let answer = () => {};
    const { user, server } = await open({ accessibilities: [] }, async (save) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return save();
    });
    const list = region(/^J/);
    await addPlace(user, list);
    await user.type(list.getByRole('textbox', { name: /^Available for/ }), ' with wheels');
    await user.type(list.getByRole('textbox', { name: /^Email/ }), '.gr');
    answer();
    await waitFor(() => expect(titles(/^J/)).toEqual(['Everybody']));
    const email = await list.findByRole('textbox', { name: /^Email/ });
    expect(email).toHaveValue('all@example.org.gr');
    await waitFor(() => expect(email).toHaveFocus());
    await user.keyboard('{Enter}');
    answer();
    await waitFor(() => expect(list.queryByRole('textbox', { name: /^Email/ })).toBeNull());
    await user.type(list.getByRole('textbox', { name: /^Available for/ }), '{Enter}');
    answer();
    await waitFor(() => expect(titles(/^J/)).toEqual(['Everybody with wheels']));
    expect(server.sheet().accessibilities).toMatchObject([
      { services: 'Everybody with wheels', info: { email: 'all@example.org.gr' } },
    ]);
  });

  test('keeps what is typed while it is added where somebody else removes it at once', async () => {
    let answer = () => {};
    let removeAll = () => {};
    const { user, server } = await open({ accessibilities: [] }, async (save) => {
      await new Promise<void>((resolve) => (answer = resolve));
      const reply = await save();
      removeAll();
      return reply;
    });
    removeAll = () => server.change({ accessibilities: [] });
    const list = region(/^J/);
    await addPlace(user, list);
    await user.type(list.getByRole('textbox', { name: /^Email/ }), '.gr');
    answer();
    await waitFor(() =>
      expect(list.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    expect(server.bodies).toHaveLength(1);
    expect(list.getByRole('textbox', { name: /^Email/ })).toHaveValue('all@example.org.gr');
  });

  test.each([
    [/^J/, 'Infrastructure'],
    [/^K/, 'Service'],
  ])('of %s is of its type', async (section, type) => {
    const { user, server } = await open({ accessibilities: [] });
    const list = region(section);
    await addPlace(user, list);
    await waitFor(() => expect(titles(section)).toEqual(['Everybody']));
    expect(server.bodies).toMatchObject([
      { accessibilities: [{ type, info: { email: 'all@example.org' } }] },
    ]);
  });

  test('is removed, and comes back to its place', async () => {
    const rows = ['First', 'Second', 'Third'].map((type, index) => ({
      id: index + 1,
      type,
      description: null,
      info: null,
    }));
    const { user, server } = await open({ additionalInfos: rows });
    await user.click(region(/^O/).getByRole('button', { name: 'Remove: Second' }));
    await waitFor(() => expect(titles(/^O/)).toEqual(['First', 'Third']));
    expect(server.bodies).toEqual([{ additionalInfos: [{ id: 2, $state: 4 }] }]);
    const undo = await region(/^O/).findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles(/^O/)).toEqual(['First', 'Second', 'Third']));
  });

  test('that somebody else has changed meanwhile is not removed', async () => {
    const { user, server } = await open();
    const [lifts, sign] = server.sheet().accessibilities;
    server.change({ accessibilities: [{ ...lifts!, services: 'Lifts and ramps' }, sign!] });
    await user.click(region(/^J/).getByRole('button', { name: 'Remove: Lifts' }));
    await waitFor(() => expect(titles(/^J/)).toEqual(['Lifts and ramps']));
    expect(await region(/^J/).findByText(/was not removed: somebody else/)).toBeVisible();
  });

  test('moves to the other section by its type, and the focus with it', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Edit: Type, Lifts/ }));
    await user.selectOptions(await screen.findByRole('combobox'), 'Service');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(titles(/^K/)).toEqual(['Lifts', 'Sign language']));
    await waitFor(() =>
      expect(region(/^K/).getByRole('button', { name: /^Edit: Type, Lifts/ })).toHaveFocus(),
    );
  });

  test('keeps its last web address', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit: Web addresses, Visa' }));
    expect(screen.queryByRole('button', { name: /^Remove web address/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a web address' }));
    await user.type(screen.getByRole('textbox', { name: /^Web address 2/ }), 'https://second.example.org');
    await user.click(screen.getByRole('button', { name: 'Remove web address 1' }));
    expect(screen.queryByRole('button', { name: /^Remove web address/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const urls = [{ value: 'https://second.example.org', language: 'en' }];
    await waitFor(() => expect(server.bodies).toEqual([{ visaInformationEntry: { id: 21, urls } }]));
  });
});

test('a factsheet without a coordinator gets one', async () => {
  const { user, server } = await open({ institutionalCoordinatorContact: null });
  const section = region(/^B/);
  await user.click(section.getByRole('button', { name: 'Add the coordinator' }));
  await user.type(section.getByRole('textbox', { name: /^Last name/ }), 'Markou');
  await user.type(section.getByRole('textbox', { name: /^First name/ }), 'Eleni');
  await user.type(section.getByRole('textbox', { name: /^Email/ }), 'e.markou@example.org{Enter}');
  expect(await section.findByText('Markou')).toBeVisible();
  expect(server.bodies).toMatchObject([
    { institutionalCoordinatorContact: { familyName: 'Markou', email: 'e.markou@example.org', phone: null } },
  ]);
});

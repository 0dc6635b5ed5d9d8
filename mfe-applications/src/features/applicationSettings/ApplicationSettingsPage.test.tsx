import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from 'shared-contracts/text/language.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import recordEn from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import listEn from '../../locales/en.json';
import el from '../../locales/applicationSettings/el.json';
import en from '../../locales/applicationSettings/en.json';
import ApplicationSettingsPage from './ApplicationSettingsPage.tsx';
import { buildSettings } from './testing/buildSettings.ts';

const LONG = buildSettings();
const SHORT = buildSettings({ id: 2, applicationType: 'short-term-studies', applicationCounter: 4 });
const list = (...value: readonly object[]) => ({ body: { value, total: value.length } });
const settingsOf = (query: Readonly<Record<string, string>>) =>
  query['$filter']?.includes('short-term') ? list(SHORT) : list(LONG);

type Options = { readonly language?: Language; readonly routes?: FakeApiRoutes };

function open({ language = 'en', routes = {} }: Options = {}) {
  const calls = fakeApi({ 'GET ApplicationSettings': ({ query }) => settingsOf(query), ...routes });
  const messages = {
    'mfe-applications': language === 'gr' ? el : { ...listEn, ...en },
    'shared-record': recordEn,
  };
  const view = renderInPortal(
    <SignedIn role="IRO">
      <ApplicationSettingsPage />
    </SignedIn>,
    { address: '/application/settings', language, messages },
  );
  const bodies = () => calls.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body);
  return { ...view, bodies };
}

const day = (name: string) => screen.findByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Submit' });
const retype = async (user: ReturnType<typeof open>['user'], name: string, text: string) => {
  await user.clear(await day(name));
  await user.type(await day(name), text);
};

describe('<ApplicationSettingsPage>', () => {
  test('shows the settings of each type in a tab of its own, with the counter that nobody types', async () => {
    const { user, address } = open();
    expect(await day('Start date')).toHaveValue('01/09/2026');
    expect(await day('End date')).toHaveValue('31/12/2026');
    expect(screen.getByRole('combobox', { name: /Application Year/ })).toHaveDisplayValue('2026 (2026-2027)');
    expect(screen.getByText('17')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Short Term Student Studies Application' }));
    expect(await screen.findByText('4')).toBeInTheDocument();
    expect(address()).toBe('/application/settings?tab=short-term-studies');
  });

  test('saves the days as times in Athens, as the version that was opened, and says so', async () => {
    const saved = {
      ...LONG,
      applicationStop: '2027-01-15T22:00:00.000Z',
      dateModified: '2026-11-22T10:00:00.000Z',
    };
    const { user, bodies } = open({ routes: { 'POST ApplicationSettings': () => ({ body: saved }) } });
    await retype(user, 'End date', '15/1/2027');
    await user.click(submit());
    expect(await screen.findByText('Application Settings Saved successfully')).toBeInTheDocument();
    expect(bodies()).toEqual([
      {
        id: 1,
        applicationType: 'long-term-studies',
        applicationStart: '2026-08-31T21:00:00.000Z',
        applicationStop: '2027-01-15T22:00:00.000Z',
        academicYear: 2026,
        confirmsByMail: true,
        dateModified: LONG.dateModified,
      },
    ]);
  });

  test('asks before it resets the counter, and sets it to 1 with the next Submit', async () => {
    const { user, bodies } = open({ routes: { 'POST ApplicationSettings': () => ({ body: LONG }) } });
    await user.click(await screen.findByRole('button', { name: 'Reset Counter' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keep it' }));
    expect(screen.getByText('17')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset Counter' }));
    await user.click(screen.getByRole('button', { name: 'Reset to 1' }));
    expect(screen.getByText('The counter is set to 1 when you press Submit.')).toBeInTheDocument();
    expect(bodies()).toEqual([]);
    await user.click(submit());
    await waitFor(() => expect(bodies()).toMatchObject([{ applicationCounter: 1 }]));
  });

  test('saves no window that ends before it begins', async () => {
    const { user, bodies } = open();
    await retype(user, 'End date', '31/08/2026');
    await user.click(submit());
    expect(await screen.findByText('The end must come after the start.')).toBeInTheDocument();
    expect(await day('End date')).toHaveFocus();
    expect(bodies()).toEqual([]);
  });

  test('makes the settings of a type that has none', async () => {
    const { user, bodies } = open({
      routes: {
        'GET ApplicationSettings': () => list(),
        'POST ApplicationSettings': () => ({ body: LONG }),
      },
    });
    expect(await screen.findByText(/No dates have been saved/)).toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByText('Please fill in this field.')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: /Application Year/ }), '2026');
    await user.click(submit());
    expect(await screen.findByText('Application Settings Saved successfully')).toBeInTheDocument();
    expect(bodies()).toEqual([
      {
        applicationType: 'long-term-studies',
        applicationStart: null,
        applicationStop: null,
        academicYear: 2026,
        confirmsByMail: true,
        dateModified: null,
      },
    ]);
  });

  test('asks before unsaved changes are left for the other tab', async () => {
    const { user } = open();
    await retype(user, 'End date', '15/1/2027');
    await user.click(screen.getByRole('tab', { name: /Short Term/ }));
    await user.click(await screen.findByRole('button', { name: 'Go on editing' }));
    expect(await day('End date')).toHaveValue('15/01/2027');
    await user.click(screen.getByRole('tab', { name: /Short Term/ }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Drop the changes' }));
    expect(await screen.findByText('4')).toBeInTheDocument();
  });

  test('shows what a colleague saved meanwhile, and saves on top of it once a choice is made', async () => {
    const theirs = {
      ...LONG,
      applicationStop: '2027-02-28T22:00:00.000Z',
      dateModified: '2026-11-22T10:00:00.000Z',
    };
    let answers = [
      { status: 409, body: { code: 'stale', message: 'stale', current: theirs } },
      { status: 200, body: theirs },
    ];
    const { user, bodies } = open({
      routes: {
        'POST ApplicationSettings': () => {
          const [first, ...rest] = answers;
          answers = rest;
          return first!;
        },
      },
    });
    await retype(user, 'End date', '15/1/2027');
    await user.click(submit());
    const panel = await screen.findByRole('region', { name: 'Somebody else changed this record' });
    expect(within(panel).getByRole('row', { name: /End date/ })).toHaveTextContent('28 February 2027');
    await user.click(within(panel).getByRole('button', { name: 'Go on with mine' }));
    await user.click(submit());
    await waitFor(() =>
      expect(bodies().at(-1)).toMatchObject({
        applicationStop: '2027-01-15T22:00:00.000Z',
        dateModified: theirs.dateModified,
      }),
    );
  });

  test('goes on by itself when students have only counted the numbers on', async () => {
    const counted = { ...LONG, applicationCounter: 18, dateModified: '2026-11-22T10:00:00.000Z' };
    let isCounted = false;
    const { user, bodies } = open({
      routes: {
        'POST ApplicationSettings': () => {
          if (isCounted) return { body: counted };
          isCounted = true;
          return { status: 409, body: { code: 'stale', message: 'stale', current: counted } };
        },
      },
    });
    await retype(user, 'End date', '15/1/2027');
    await user.click(submit());
    expect(await screen.findByText('Application Settings Saved successfully')).toBeInTheDocument();
    expect(bodies().at(-1)).toMatchObject({ dateModified: counted.dateModified });
  });

  test('keeps what was set when the server cannot be reached', async () => {
    const { user } = open({ routes: { 'POST ApplicationSettings': () => 'network' } });
    await retype(user, 'End date', '15/1/2027');
    await user.click(submit());
    expect(await screen.findByText(/was not saved/)).toBeInTheDocument();
    expect(await day('End date')).toHaveValue('15/01/2027');
  });

  test('speaks Greek', async () => {
    open({ language: 'gr' });
    expect(
      await screen.findByRole('tab', { name: 'Αίτηση για σπουδές μακράς διάρκειας' }),
    ).toBeInTheDocument();
    expect(await day('Ημ/νία λήξης')).toHaveValue('31/12/2026');
  });
});

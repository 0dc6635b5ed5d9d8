import { screen, within } from '@testing-library/react';
import { fakeApi, type FakeApiRoutes, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import type { FaultList, ListedFault, StackPlace } from 'shared-contracts/releases/faultCalls.ts';
import el from '../../locales/el.json';
import en from '../../locales/en.json';
import { DescriptionsContext } from '../../modules/descriptionsContext.ts';
import { buildDescription } from '../../testing/builders.ts';
import { FaultsPage } from './FaultsPage.tsx';

const FAULT: ListedFault = {
  id: 7,
  reference: '7K3M-9QXT',
  module: 'mfe-sample',
  release: '1.0.0-a',
  commit: 'c0ffee00c0ffee00',
  name: 'TypeError',
  message: 'x is not a function',
  firstAt: '2026-03-02T08:00:00.000Z',
  lastAt: '2026-03-03T08:00:00.000Z',
  times: 1234,
  people: 3,
  samples: [
    {
      at: '2026-03-03T08:00:00.000Z',
      message: '',
      page: '/samples/:id',
      browser: 'Chrome 140',
      language: 'gr',
    },
    { at: '2026-03-02T08:00:00.000Z', message: '', page: '', browser: 'other', language: 'en' },
  ],
};
const LIST: FaultList = {
  faults: [FAULT, { ...FAULT, id: 8, module: 'shell', reference: '0000-0000', commit: null, samples: [] }],
  more: false,
  counts: [
    {
      kind: 'violation',
      module: 'mfe-sample',
      release: '1.0.0-a',
      what: 'img-src https://other.example',
      times: 2,
      longestMs: 0,
    },
    { kind: 'longTask', module: 'shell', release: '2', what: '', times: 9, longestMs: 1500 },
  ],
  modules: [
    { module: 'mfe-sample', releases: ['1.0.0-b', '1.0.0-a'] },
    { module: 'shell', releases: ['2'] },
  ],
};
const STACK: readonly StackPlace[] = [
  {
    file: '/m/mfe-sample/1.0.0-a/module.js',
    line: 1,
    column: 20,
    name: 'a',
    source: { file: 'mfe-sample/src/features/list/List.tsx', line: 42, name: 'useList' },
  },
  { file: '/shell/2/main.js', line: 1, column: 5, name: 'b', source: null },
];

function show(
  routes: FakeApiRoutes = {},
  {
    language = 'en',
    address = '/release-faults',
  }: { readonly language?: 'en' | 'gr'; readonly address?: string } = {},
) {
  const calls = fakeApi({
    'GET Faults': () => ({ body: LIST }),
    'GET Faults/7/stack': () => ({ body: STACK }),
    ...routes,
  });
  const shown = renderInPortal(
    <DescriptionsContext value={[buildDescription()]}>
      <SignedIn role="IRO">
        <main>
          <FaultsPage />
        </main>
      </SignedIn>
    </DescriptionsContext>,
    { language, address, messages: { shell: language === 'gr' ? el : en } },
  );
  return { calls, ...shown };
}

describe('<FaultsPage>', () => {
  test('says of each fault whose it is, what happened, how often, to how many, where, and in which browsers', async () => {
    show();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      /Samples.*TypeError: x is not a function.*7K3M-9QXT.*Sample team.*1,234.*3/,
    );
    expect(first).toHaveTextContent(/1\.0\.0-a.*c0ffee00.*\/samples\/:id, none of the portal’s/);
    expect(first).toHaveTextContent(/Chrome 140 \(Ελληνικά\), Another browser \(English\)/);
    expect(second).toHaveTextContent(/Frame of the portal.*not known/);
  });

  test('shows on wish where in the code it was, and says what could not be found there', async () => {
    const { user } = show();
    const [first] = await screen.findAllByRole('listitem');
    await user.click(within(first!).getByRole('button', { name: 'Where in the code' }));
    expect(await screen.findByText('mfe-sample/src/features/list/List.tsx:42 useList')).toBeVisible();
    const raw = screen.getByText('/shell/2/main.js:1:5 b').closest('li');
    expect(raw).toHaveTextContent('the source map is not there');
  });

  test('finds a fault by the reference that somebody was told, and shows where in the code it was at once', async () => {
    const { user, calls } = show({
      'GET Faults': ({ query }) => ({
        body: query['reference'] === '7k3m 9qxt' ? { ...LIST, faults: [FAULT], counts: [] } : LIST,
      }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Reference' }), ' 7k3m 9qxt ');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText(/List\.tsx:42/)).toBeVisible();
    expect(calls.map(({ query }) => query['reference'])).toContain('7k3m 9qxt');
  });

  test('says that a reference is that of no fault', async () => {
    show(
      { 'GET Faults': () => ({ body: { ...LIST, faults: [], counts: [] } }) },
      { address: '/release-faults?reference=1' },
    );
    expect(await screen.findByText('No fault has this reference')).toBeVisible();
  });

  test('offers the releases of the chosen module, and asks for what is chosen', async () => {
    const { user, calls } = show();
    await screen.findAllByRole('listitem');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Part of the portal' }), 'Samples');
    const releases = screen.getByRole('combobox', { name: 'Release' });
    expect(within(releases).queryByRole('option', { name: '2' })).toBeNull();
    await user.selectOptions(releases, '1.0.0-b');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findAllByRole('listitem');
    expect(calls.at(-1)?.query).toMatchObject({ module: 'mfe-sample', release: '1.0.0-b' });
  });

  test('counts violations and long tasks by module and release, in Greek too', async () => {
    show({}, { language: 'gr' });
    const table = await screen.findByRole('table');
    expect(table).toHaveTextContent(
      /Παραβίαση πολιτικής.*Δείγματα.*1\.0\.0-a.*img-src https:\/\/other\.example.*2/,
    );
    expect(table).toHaveTextContent(/Μακρά εργασία.*Πλαίσιο της πύλης.*1\.500 ms/);
  });

  test('says that nothing has failed, that there is more, and that the list could not be had', async () => {
    const empty = show({
      'GET Faults': () => ({ body: { faults: [], more: false, counts: [], modules: [] } }),
    });
    expect(await screen.findByText('Nothing has failed')).toBeVisible();
    empty.unmount();
    const more = show({ 'GET Faults': () => ({ body: { ...LIST, more: true } }) });
    expect(await screen.findByText(/The latest 2 faults are shown/)).toBeVisible();
    more.unmount();
    let isAway = true;
    const { user } = show({
      'GET Faults': () => (isAway ? { status: 403, body: { code: 'not-permitted' } } : { body: LIST }),
    });
    await screen.findByText('The list of faults could not be loaded');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });
});

import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useApi, useMutation, useQuery } from 'shared-client';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import en from '../locales/en.json' with { type: 'json' };
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { isNewer } from './isNewer.ts';
import { ListFollower } from './ListFollower.tsx';
import { RecordFollower } from './RecordFollower.tsx';

const TURN_MS = 3_000;
const SET = 'ECTSCoordinatorTables';
const record = { set: SET, id: 5 } as const;

/** A server with one record; what it holds and how often it was changed may be set. */
const server = { counter: 1, name: 'Eleni', version: 'v1' as string | null };
const ROUTES: FakeApiRoutes = {
  'GET changes': () => ({
    body: { sets: { [SET]: server.counter }, records: { [`${SET}/5`]: server.version } },
  }),
  [`GET ${SET}/5`]: () => ({ body: { name: server.name, dateModified: server.version } }),
  [`POST ${SET}`]: () => {
    Object.assign(server, { counter: 9, name: 'Mine', version: 'v9' });
    return { body: {} };
  },
};

type Shown = { readonly name: string; readonly dateModified: string };
const schema = { parse: (value: unknown) => value as Shown };

function useShown() {
  const api = useApi();
  return useQuery({
    queryKey: ['sample', 'record'],
    queryFn: () => api.item({ set: SET, schema }, 5),
  }).data;
}

function SampleList({ isPaused = false }: { readonly isPaused?: boolean }) {
  const shown = useShown();
  return (
    <>
      <ListFollower sets={[SET]} queryKey={['sample']} isPaused={isPaused} />
      <p>{shown?.name}</p>
    </>
  );
}

function SampleView() {
  const api = useApi();
  const shown = useShown();
  const save = useMutation({ mutationFn: () => api.save(SET, {}, schema) });
  if (shown === undefined) return null;
  return (
    <>
      <RecordFollower
        record={record}
        version={shown.dateModified}
        sets={[]}
        queryKey={['sample']}
        text="Changed."
      />
      <p>{shown.name}</p>
      <button onClick={() => save.mutate()}>Save</button>
    </>
  );
}

function SampleForm() {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      <ChangedMeanwhile record={record} version="v1" isSaving={isSaving} />
      <input aria-label="Name" />
      <button onClick={() => setIsSaving(true)}>Save</button>
    </>
  );
}

function open(page: React.ReactNode) {
  const calls = fakeApi(ROUTES);
  const view = renderInPortal(<SignedIn role="IRO">{page}</SignedIn>, { messages: { 'shared-record': en } });
  return { ...view, reads: () => calls.filter(({ route }) => route === `GET ${SET}/5`).length, page };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  Object.assign(server, { counter: 1, name: 'Eleni', version: 'v1' });
});
afterEach(() => jest.useRealTimers());

describe('<ListFollower>', () => {
  test('shows what somebody else has changed, says so, and reads nothing while nothing changes', async () => {
    const { reads } = open(<SampleList />);
    await screen.findByText('Eleni');
    await pass(2 * TURN_MS);
    expect(reads()).toBe(1);
    Object.assign(server, { counter: 2, name: 'Maria' });
    await pass(2 * TURN_MS);
    expect(screen.getByText('Maria')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(en.ListFollower.updated);
    expect(reads()).toBe(2);
  });

  test('says nothing when what is shown stays the same', async () => {
    open(<SampleList />);
    await screen.findByText('Eleni');
    await pass(TURN_MS);
    server.counter = 2;
    await pass(2 * TURN_MS);
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  test('waits while a row is edited, and reads then', async () => {
    const { reads, rerender } = open(<SampleList isPaused />);
    await screen.findByText('Eleni');
    await pass(TURN_MS);
    Object.assign(server, { counter: 2, name: 'Maria' });
    await pass(3 * TURN_MS);
    expect(reads()).toBe(1);
    rerender(
      <SignedIn role="IRO">
        <SampleList />
      </SignedIn>,
    );
    await pass(0);
    expect(await screen.findByText('Maria')).toBeInTheDocument();
  });
});

describe('<RecordFollower>', () => {
  test('shows the present state and says so, until it is dismissed', async () => {
    const { user } = open(<SampleView />);
    await screen.findByText('Eleni');
    await pass(TURN_MS);
    expect(screen.queryByText('Changed.')).toBeNull();
    Object.assign(server, { name: 'Maria', version: 'v2' });
    await pass(2 * TURN_MS);
    expect(screen.getByText('Maria')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Changed.');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Changed.')).toBeNull();
  });

  test('is silent about answers that are older than what is shown', async () => {
    const { reads } = open(<SampleView />);
    await screen.findByText('Eleni');
    server.version = 'v0';
    await pass(3 * TURN_MS);
    expect(screen.queryByText('Changed.')).toBeNull();
    expect(reads()).toBe(1);
  });
});

describe('<ChangedMeanwhile>', () => {
  test('tells somebody who types, and leaves the form alone', async () => {
    const { user } = open(<SampleForm />);
    await user.type(screen.getByRole('textbox'), 'Elena');
    await pass(TURN_MS);
    expect(screen.queryByRole('status')).toBeNull();
    server.version = 'v2';
    await pass(2 * TURN_MS);
    expect(screen.getByRole('status')).toHaveTextContent(en.ChangedMeanwhile.changed);
    expect(screen.getByRole('textbox')).toHaveValue('Elena');
    expect(screen.getByRole('textbox')).toHaveFocus();
    server.version = null;
    await pass(2 * TURN_MS);
    expect(screen.getByRole('status')).toHaveTextContent(en.ChangedMeanwhile.gone);
  });

  test('is silent about what this person saves', async () => {
    const { user } = open(<SampleForm />);
    await pass(TURN_MS);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    server.version = 'v2';
    await pass(3 * TURN_MS);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('isNewer', () => {
  test.each([
    ['v1', false],
    ['v0', false],
    ['v2', true],
    [null, true],
    [undefined, false],
  ])('of %j over v1 is %j', (version, expected) => {
    expect(isNewer(version, 'v1')).toBe(expected);
  });
});

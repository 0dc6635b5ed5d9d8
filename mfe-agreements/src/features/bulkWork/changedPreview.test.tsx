import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { TextField, useForm } from 'shared-ui/fields';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import BulkPreviewPage from './BulkPreviewPage.tsx';
import { PreviewForm } from './components/PreviewForm.tsx';

const VERSION = '2026-11-20T10:00:00.000Z';
const EN_CHANGED = 'Changed since the preview: preview again.';
const EL_CHANGED = 'Τα στοιχεία άλλαξαν μετά την προεπισκόπηση: κάντε νέα προεπισκόπηση.';
const list = (value: readonly object[]) => ({ body: { value, total: value.length } });
const named = (id: number, name: string) => ({ id, name, nameGR: null });
const contact = (id: number, familyName: string) => ({
  id,
  familyName,
  givenName: 'A',
  email: null,
  person: id,
});

/** The digest of a preview names its input, as that of the server does. */
const digestOf = ({ years, edit }: any) => JSON.stringify([years, edit]);

/** Serves what the forms choose from; returns the bodies of previews and starts. */
function serve({ begunReply = { status: 503, body: {} } }: { readonly begunReply?: object } = {}) {
  const previewed: any[] = [];
  const begun: any[] = [];
  fakeApi({
    'GET MobilityDepartments': () => list([named(1, 'Law'), named(2, 'Physics')]),
    'GET MobilityContacts': () => list([contact(3, 'Papa'), contact(4, 'Rossi')]),
    'GET MobilityLanguages': () => list([named(5, 'English')]),
    'POST /exchange/bulk-jobs/preview': ({ body }: any) => {
      previewed.push(body);
      const known = { version: VERSION, partner: 'Graz', startYear: 2024, endYear: 2026 };
      const row = { id: 1, ...known, reason: null, renewal: null, digest: digestOf(body) };
      return { body: { value: [row] } };
    },
    'POST /exchange/bulk-jobs': ({ body }: any) => {
      begun.push(body);
      return begunReply;
    },
  });
  return { previewed, begun };
}

async function openForm(
  work: string,
  { language = 'en', ...replies }: { readonly language?: 'en' | 'gr'; readonly begunReply?: object } = {},
) {
  const served = serve(replies);
  const page = (
    <SignedIn role="IRO">
      <BulkPreviewPage />
    </SignedIn>
  );
  const view = renderInPortal(page, { address: '/', language, messages: moduleTexts(language) });
  await act(async () => {
    await view.router.navigate(`/iia/bulk/new?work=${work}`, { state: { agreements: [1] } });
  });
  return { ...view, ...served };
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

async function select(user: User, name: RegExp, value: string) {
  await user.selectOptions(screen.getByRole('combobox', { name }), value);
}
async function choose(user: User, name: RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await within(await screen.findByRole('listbox')).findByRole('option', { name: option }));
}
async function write(user: User, name: RegExp, text: string) {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, text);
}

type Step = (user: User) => Promise<void>;
/** Each work with a form: what is filled in, what is changed after the preview, how it is changed back, and the edit of both. */
const WORKS: readonly {
  readonly work: string;
  readonly fill: Step;
  readonly change: Step;
  readonly undo: Step;
  readonly first: object;
  readonly second: object;
}[] = [
  {
    work: 'renew',
    fill: (user) => select(user, /^Start year/, '2027'),
    change: (user) => select(user, /^End year/, '2027'),
    undo: (user) => select(user, /^End year/, '2028'),
    first: { years: { startYear: 2027, endYear: 2028 } },
    second: { years: { startYear: 2027, endYear: 2027 } },
  },
  {
    work: 'changeYears',
    fill: (user) => select(user, /^End year/, '2027'),
    change: (user) => select(user, /^End year/, '2028'),
    undo: (user) => select(user, /^End year/, '2027'),
    first: { edit: { endYear: 2027 } },
    second: { edit: { endYear: 2028 } },
  },
  {
    work: 'changePlaces',
    fill: (user) => write(user, /^By how much/, '1'),
    change: (user) => write(user, /^By how much/, '5'),
    undo: (user) => write(user, /^By how much/, '1'),
    first: { edit: { places: { how: 'plus', amount: 1 } } },
    second: { edit: { places: { how: 'plus', amount: 5 } } },
  },
  {
    work: 'changeLanguages',
    fill: (user) => select(user, /^New level/, 'B2'),
    change: (user) => choose(user, /^Only this language/, 'English'),
    undo: (user) => choose(user, /^Only this language/, 'All'),
    first: { edit: { languages: { level: 'B2' } } },
    second: { edit: { languages: { level: 'B2', language: 5 } } },
  },
  {
    work: 'changeContacts',
    fill: async (user) => {
      await choose(user, /^Department of the coordinator/, 'Law');
      await choose(user, /^Coordinator/, 'Papa A');
    },
    change: (user) => choose(user, /^Coordinator/, 'Rossi A'),
    undo: (user) => choose(user, /^Coordinator/, 'Papa A'),
    first: { edit: { contacts: { contact: 3 } } },
    second: { edit: { contacts: { contact: 4 } } },
  },
  {
    work: 'changeDepartments',
    fill: async (user) => {
      await select(user, /^What is done/, 'add');
      await choose(user, /^Department/, 'Law');
    },
    change: (user) => choose(user, /^Department/, 'Physics'),
    undo: (user) => choose(user, /^Department/, 'Law'),
    first: { edit: { departments: { department: 1 } } },
    second: { edit: { departments: { department: 2 } } },
  },
  {
    work: 'remind',
    fill: async (user) => {
      await write(user, /^Subject/, 'One');
      await write(user, /^Text/, 'First text');
    },
    change: (user) => write(user, /^Text/, 'Second text'),
    undo: (user) => write(user, /^Text/, 'First text'),
    first: { edit: { mail: { language: 'en', subject: 'One', text: 'First text' } } },
    second: { edit: { mail: { language: 'en', subject: 'One', text: 'Second text' } } },
  },
];

const table = () => screen.queryByRole('table', { name: 'To be done: 1 agreement' });
const startButton = () => screen.queryByRole('button', { name: /^(Make|Change|Write about) .*1/ });
const preview = async (user: User) => user.click(screen.getByRole('button', { name: 'Preview' }));

async function start(user: User) {
  const button = startButton()!;
  await user.click(button);
  const question = screen.queryByRole('alertdialog');
  if (question) await user.click(screen.getByRole('button', { name: /^Write about 1 agreement$/ }));
}

describe.each(WORKS)('$work', ({ work, fill, change, undo, first, second }) => {
  test('shows no result while its form differs from the preview, and starts only with what was previewed', async () => {
    const { user, previewed, begun } = await openForm(work);
    await screen.findByRole('button', { name: 'Preview' });
    await fill(user);
    await preview(user);
    await waitFor(() => expect(table()).toBeVisible());
    expect(previewed).toEqual([{ work, agreements: [1], ...first }]);
    expect(screen.queryByText(EN_CHANGED)).toBeNull();

    await change(user);
    expect(screen.getByText(EN_CHANGED)).toHaveAttribute('role', 'status');
    expect([table(), startButton()]).toEqual([null, null]);

    await undo(user);
    expect(table()).toBeVisible();
    expect(screen.queryByText(EN_CHANGED)).toBeNull();
    expect(previewed).toHaveLength(1);

    await change(user);
    await preview(user);
    await waitFor(() => expect(table()).toBeVisible());
    expect(previewed[1]).toEqual({ work, agreements: [1], ...second });
    await start(user);
    await waitFor(() => expect(begun).toHaveLength(1));
    const row = { id: 1, version: VERSION, isReady: true, digest: digestOf(second) };
    expect(begun[0]).toEqual({ key: expect.any(String), work, ...second, rows: [row] });
  });
});

test('a change is announced in Greek, and keeps the focus in its field', async () => {
  const { user } = await openForm('changePlaces', { language: 'gr' });
  const amount = screen.getByRole('textbox', { name: /^Πόσο, ή σε τι/ });
  await user.type(amount, '1');
  await user.click(screen.getByRole('button', { name: 'Προεπισκόπηση' }));
  await screen.findByRole('button', { name: 'Αλλαγή θέσεων σε 1 συμφωνία' });
  const announced = screen.getByText('', { selector: 'strong[role=status]' });
  await user.type(amount, '5');
  expect(announced).toHaveTextContent(EL_CHANGED);
  expect(amount).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Αλλαγή θέσεων σε 1 συμφωνία' })).toBeNull();
});

test('a form whose values are refused is not what was previewed', async () => {
  const { user } = await openForm('changePlaces');
  await write(user, /^By how much/, '1');
  await preview(user);
  await waitFor(() => expect(table()).toBeVisible());
  await user.clear(screen.getByRole('textbox', { name: /^By how much/ }));
  expect([table(), startButton()]).toEqual([null, null]);
  expect(screen.getByText(EN_CHANGED)).toBeVisible();
});

test('the same input is previewed again when somebody asks for it, also after the start was refused', async () => {
  const message = 'This is not what was previewed.';
  const refused = { status: 409, body: { code: 'conflict', message, statusCode: 409, requestId: 'r' } };
  const { user, previewed, begun } = await openForm('changePlaces', { begunReply: refused });
  await write(user, /^By how much/, '1');
  await preview(user);
  await waitFor(() => expect(table()).toBeVisible());
  await start(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await preview(user);
  await waitFor(() => expect(previewed).toHaveLength(2));
  await waitFor(() => expect(table()).toBeVisible());
  expect(screen.queryByRole('alert')).toBeNull();
  await start(user);
  await waitFor(() => expect(begun).toHaveLength(2));
});

describe('a form that keeps what is typed', () => {
  const job = {
    ...{
      id: 5,
      work: 'changeYears',
      years: null,
      begunBy: null,
      begunAt: VERSION,
      endedAt: VERSION,
      stoppedBy: null,
    },
    counts: { waiting: 0, done: 1, refused: 0, stopped: 0 },
    told: { delivered: 0, waiting: 0, refused: 0 },
  };
  const onStarted = jest.fn();

  function Form() {
    const form = useForm<{ endYear: string }>({ defaultValues: { endYear: '2027' } });
    return (
      <PreviewForm
        job={{ work: 'changeYears', agreements: [1], campaign: null }}
        form={form}
        toInput={({ endYear }) => ({ edit: { endYear: Number(endYear) } })}
        onStarted={onStarted}
      >
        <TextField name="endYear" control={form.control} label="End" maxLength={4} />
      </PreviewForm>
    );
  }

  /** Starts the job, and types while the server has not answered yet. */
  async function startAndType(text: string) {
    onStarted.mockClear();
    let answer: (reply: object) => void = () => undefined;
    const reply = new Promise<object>((resolve) => {
      answer = resolve;
    });
    serve({ begunReply: reply });
    const { user, address } = renderInPortal(
      <SignedIn role="IRO">
        <Form />
      </SignedIn>,
      { address: '/', messages: moduleTexts() },
    );
    await preview(user);
    await waitFor(() => expect(table()).toBeVisible());
    await start(user);
    await write(user, /^End/, text);
    await act(async () => answer({ body: job }));
    await waitFor(() => expect(address()).toBe('/iia/bulk/5'));
  }

  test('drops it once it has gone out', async () => {
    await startAndType('2027');
    expect(onStarted).toHaveBeenCalledTimes(1);
  });

  test('keeps it where something else than that has gone out', async () => {
    await startAndType('2028');
    expect(onStarted).not.toHaveBeenCalled();
  });
});

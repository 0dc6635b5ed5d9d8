import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../../../locales/applicationForm/el.json';
import en from '../../../../locales/applicationForm/en.json';
import { usePendingUploads } from '../../usePendingUploads.ts';
import { FileSlotField } from './FileSlotField.tsx';
import { FakeUpload } from './testing/FakeUpload.ts';
import { makeBlobsReadable } from './testing/readableBlobs.ts';

const MAX = 10_485_760;

function Slot({ start = null, isReadOnly = false, onSending = jest.fn(), officeName }: SlotOptions) {
  const uploads = usePendingUploads();
  const [value, setValue] = useState<number | null>(start);
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && (
        <FileSlotField
          slot="europassCv"
          fieldName="filesData.0.europassCv"
          isRequired
          value={value}
          onChange={setValue}
          isReadOnly={isReadOnly}
          owner={null}
          officeName={officeName}
          onSending={onSending}
          uploads={uploads}
        />
      )}
      <output>{String(value)}</output>
      <button type="button" onClick={() => uploads.first(() => setIsShown(false))}>
        Next
      </button>
      <button type="button" onClick={() => setIsShown(false)}>
        Leave
      </button>
    </>
  );
}
type SlotOptions = {
  readonly start?: number | null;
  readonly isReadOnly?: boolean;
  readonly officeName?: string;
  readonly onSending?: jest.Mock;
};

function open(
  { marks = [], ...options }: SlotOptions & { readonly marks?: readonly string[] | null } = {},
  language: 'en' | 'gr' = 'en',
) {
  const calls = fakeApi({
    'GET ApplicationFiles/5': () => ({
      body: { id: 5, fileName: 'Βιογραφικό.pdf', marks, dateModified: '2026-11-22T10:00:00.000Z' },
    }),
  });
  renderInPortal(
    <SignedIn role="Student">
      <Slot {...options} />
    </SignedIn>,
    { language, messages: { 'mfe-applications': language === 'gr' ? el : en } },
  );
  return calls;
}

const pdf = (name = 'cv.pdf', type = 'application/pdf') => new File(['%PDF-1.7\n'], name, { type });
const input = () => screen.getByLabelText(/Choose a PDF or photos$|Choose another PDF or other photos$/);
const uploadButton = () => screen.getByRole('button', { name: 'Upload' });
const valueOf = () => screen.getByText(/^(null|\d+)$/).textContent;

async function choose(...files: readonly File[]) {
  fireEvent.change(input(), { target: { files } });
  await waitFor(() => expect(screen.queryByRole('alert') ?? screen.queryByText(/MB/)).not.toBeNull());
}

beforeAll(makeBlobsReadable);
beforeEach(() => FakeUpload.install());

describe('<FileSlotField>', () => {
  test('says what it is for, and takes nothing before a file is chosen', () => {
    open();
    expect(screen.getByRole('group', { name: /Short CV \(Europass\).*required/ })).toBeVisible();
    expect(uploadButton()).toBeDisabled();
  });

  test.each([
    ['File not pdf', [pdf('cv.docx', 'application/msword')]],
    ['File not pdf', [new File(['<script>alert(1)</script>'], 'cv.pdf', { type: 'application/pdf' })]],
    ['Choose one file at a time.', [pdf('a.pdf'), pdf('b.pdf')]],
    [
      'Please select a file smaller than 10MB',
      [new File([new Uint8Array(MAX + 1)], 'cv.pdf', { type: 'application/pdf' })],
    ],
  ])('refuses with "%s", and forgets the choice before it', async (text, files) => {
    open();
    await choose(pdf());
    expect(uploadButton()).toBeEnabled();
    fireEvent.change(input(), { target: { files } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(uploadButton()).toBeDisabled();
  });

  test('takes a file of just 10,485,760 bytes, and one whose type the system does not know', async () => {
    open();
    await choose(new File(['%PDF-', new Uint8Array(MAX - 5)], 'large.pdf', { type: 'application/pdf' }));
    expect(uploadButton()).toBeEnabled();
    fireEvent.change(input(), { target: { files: [pdf('CV.PDF', '')] } });
    expect(await screen.findByText('CV.PDF')).toBeVisible();
    await userEvent.click(uploadButton());
    expect(FakeUpload.last().headers['Content-Type']).toBe('application/pdf');
  });

  test('takes a file that is dropped on it', async () => {
    open();
    fireEvent.drop(screen.getByText('or drop it here'), {
      dataTransfer: { files: [pdf('dropped.pdf')], types: ['Files'] },
    });
    expect(await screen.findByText('dropped.pdf')).toBeVisible();
  });

  test('sends the file, shows how far it is, and holds its id with both ways on then', async () => {
    const onSending = jest.fn();
    open({ onSending });
    await choose(pdf());
    await userEvent.click(uploadButton());
    act(() => FakeUpload.last().report(0.45));
    expect(await screen.findByText('Uploading cv.pdf: 45%')).toBeVisible();
    expect(onSending).toHaveBeenLastCalledWith('europassCv', true);
    FakeUpload.last().answer(200, { id: 5, fileName: 'cv.pdf', dateModified: '2026-11-22T10:00:00.000Z' });
    expect(await screen.findByRole('button', { name: 'Download' })).toHaveFocus();
    expect(valueOf()).toBe('5');
    expect(screen.getByText('Uploaded: cv.pdf')).toHaveAttribute('role', 'status');
    expect(onSending).toHaveBeenLastCalledWith('europassCv', false);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(valueOf()).toBe('null');
    expect(input()).toHaveFocus();
  });

  test('stops sending when asked, keeps the file, and sends it again under the same key', async () => {
    open();
    await choose(pdf());
    await userEvent.click(uploadButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
    const keys = FakeUpload.sent.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test.each([
    [
      400,
      { code: 'validation-failed', errors: [{ field: 'fileBase64', code: 'not-a-pdf' }] },
      'File not pdf',
    ],
    [
      413,
      { code: 'too-large', errors: [{ field: 'fileBase64', code: 'file-too-large' }] },
      'Please select a file smaller than 10MB',
    ],
    [
      400,
      { code: 'validation-failed', errors: [{ field: 'fileBase64', code: 'too-many-files' }] },
      /no room for more of your files/,
    ],
  ])('says what the server refuses: %i %j', async (status, body, text) => {
    open();
    await choose(pdf());
    await userEvent.click(uploadButton());
    FakeUpload.last().answer(status, body);
    expect(await screen.findByText(text)).toBeVisible();
    expect(uploadButton()).toBeEnabled();
    expect(valueOf()).toBe('null');
  });

  test('gives up a file that is on its way when its place goes, and says so', async () => {
    open();
    await choose(pdf());
    await userEvent.click(uploadButton());
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(
      await screen.findByText('The upload of cv.pdf was stopped because you left the step.'),
    ).toBeVisible();
    expect(FakeUpload.last().isAborted).toBe(true);
  });

  test('holds back what comes next until the file that was chosen is on the server', async () => {
    open();
    await choose(pdf());
    expect(screen.getByText(/^Not uploaded yet/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(valueOf()).toBe('null');
    expect(FakeUpload.sent).toHaveLength(1);
    await waitFor(() =>
      FakeUpload.last().answer(200, { id: 5, fileName: 'cv.pdf', dateModified: '2026-11-22T10:00:00.000Z' }),
    );
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    expect(valueOf()).toBe('5');
  });

  test('holds back what comes next where the file could not be sent, or sending it was stopped', async () => {
    open();
    await choose(pdf());
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    FakeUpload.last().answer(400, {
      code: 'validation-failed',
      errors: [{ field: 'fileBase64', code: 'not-a-pdf' }],
    });
    expect(await screen.findByText('File not pdf')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Upload' })).toBeVisible();
    expect(screen.getByRole('group')).toBeVisible();
  });

  test('holds back what comes next where what was chosen just now is no file that can be sent', async () => {
    open();
    fireEvent.change(input(), { target: { files: [pdf('cv.docx', 'application/msword')] } });
    // Before anybody could read what is wrong.
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('File not pdf')).toBeVisible();
    expect(uploadButton()).toBeDisabled();
  });

  test('forgets what was chosen when asked, and lets one go on without it', async () => {
    open();
    await choose(pdf());
    await userEvent.click(screen.getByRole('button', { name: 'Remove the choice' }));
    expect(input()).toHaveFocus();
    expect(uploadButton()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByRole('group')).toBeNull();
    expect(FakeUpload.sent).toEqual([]);
  });

  test('says so when a file goes that was chosen and never sent', async () => {
    open();
    await choose(pdf());
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText(/cv.pdf was chosen but not uploaded/)).toBeVisible();
  });

  test('can be looked at alone in a form to be read', async () => {
    open({ start: 5, isReadOnly: true });
    expect(await screen.findByText('Βιογραφικό.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('has the name of its slot before the office', async () => {
    open({ start: 5, isReadOnly: true, officeName: 'Short CV 12345.pdf' });
    expect(await screen.findByText('Short CV 12345.pdf')).toBeVisible();
    expect(screen.queryByText('Βιογραφικό.pdf')).toBeNull();
  });

  test.each([
    [
      ['script', 'attachment'],
      ['The file carries a program of its own (JavaScript).', 'Other files are attached inside the file.'],
    ],
    [['something-new'], [/which this version of the page cannot name/]],
    [null, ['A part of the file could not be looked through.']],
  ])('says of a file with the marks %j what to know before it is opened', async (marks, sentences) => {
    open({ start: 5, isReadOnly: true, marks });
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Before you open it')).toBeVisible();
  });

  test('says nothing more of a file in which nothing was found', async () => {
    open({ start: 5 });
    expect(await screen.findByText('Βιογραφικό.pdf')).toBeVisible();
    expect(screen.queryByText('Before you open it')).toBeNull();
  });

  test('gives the file a name that every system takes, and shows it before it is sent', async () => {
    open();
    await choose(pdf('../annual\u202Efdp.pdf. '));
    expect(await screen.findByText('annualfdp.pdf')).toBeVisible();
    await userEvent.click(uploadButton());
    expect(FakeUpload.last().address).toContain('fileName=annualfdp.pdf');
  });

  test('says when its file is gone, and can be emptied', async () => {
    open({ start: 6 });
    expect(await screen.findByText(/no longer there/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(input()).toBeVisible();
  });

  test('speaks Greek', () => {
    open({}, 'gr');
    expect(screen.getByRole('button', { name: 'Ανέβασμα' })).toBeDisabled();
    expect(screen.getByText('ή αφήστε το εδώ')).toBeVisible();
  });
});

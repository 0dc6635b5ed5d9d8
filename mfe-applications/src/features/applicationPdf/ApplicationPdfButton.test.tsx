import { screen, waitFor } from '@testing-library/react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import type { PdfReply, PdfRequest } from 'shared-pdf/page';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../locales/el.json';
import en from '../../locales/en.json';
import { ApplicationPdfButton } from './ApplicationPdfButton.tsx';
import type { ApplicationPdfInput } from './model/applicationPdfInput.ts';
import { buildApplicationItem } from './testing/buildApplicationItem.ts';

/** Stands in for the worker, which a test document does not have. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly requests: PdfRequest<ApplicationPdfInput>[] = [];

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(request: PdfRequest<ApplicationPdfInput>): void {
    this.requests.push(request);
  }

  terminate(): void {}

  answer(data: PdfReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  FakeWorker.all = [];
  Object.assign(globalThis, { Worker: FakeWorker });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

function open({ language = 'en', status = 200 }: { language?: 'en' | 'gr'; status?: number } = {}) {
  const calls = fakeApi({
    'GET ApplicationStudentStudiesForms/41': () =>
      status === 200 ? { body: buildApplicationItem() } : { status, body: { code: 'internal' } },
    'GET ApplicationFiles': () => ({ body: { value: [{ id: 5, fileName: 'cv.pdf' }], total: 1 } }),
  });
  const api = globalThis.fetch;
  const withWorker = (address: string, init?: RequestInit) =>
    address.endsWith('.worker.ts')
      ? Promise.resolve({ ok: true, status: 200, arrayBuffer: () => Promise.resolve(null) })
      : api(address, init);
  Object.assign(globalThis, { fetch: withWorker });
  const view = renderInPortal(
    <SignedIn role="Student">
      <ApplicationPdfButton id={41} />
    </SignedIn>,
    { language, messages: { 'mfe-applications': language === 'gr' ? el : en } },
  );
  return { ...view, calls };
}

const request = () =>
  waitFor(() => expect(FakeWorker.all[0]?.requests).toHaveLength(1)).then(
    () => FakeWorker.all[0]!.requests[0]!,
  );

describe('<ApplicationPdfButton>', () => {
  test('reads the application and the names of its files, and saves what the worker made', async () => {
    const { user, calls } = open();
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    const { input } = await request();
    expect(input).toMatchObject({ application: { id: 41 }, fileNames: { europassCv: 'cv.pdf' }, tag: 'en' });
    expect(calls.at(-1)?.query['$filter']).toContain('id eq 5');
    FakeWorker.all[0]!.answer({ made: new Blob(['%PDF']) });
    await waitFor(() => expect(saved).toEqual(['Application_2026_long_17.pdf']));
  });

  test('makes the document in the language of the portal', async () => {
    const { user } = open({ language: 'gr' });
    await user.click(screen.getByRole('button', { name: 'Λήψη PDF' }));
    expect((await request()).input.tag).toBe('el');
  });

  test('says that the document was not made when the worker fails', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    await request();
    FakeWorker.all[0]!.answer({ failure: 'A font is missing' });
    expect(await screen.findByText(/The PDF could not be made/)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  test('says so, and starts no worker, when the application cannot be read', async () => {
    const { user } = open({ status: 403 });
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(FakeWorker.all).toEqual([]);
  });
});

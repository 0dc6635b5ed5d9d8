import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignedIn, fakeApi } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import { buildAgreement } from './testing/buildAgreement.ts';
import { buildFactsheet } from './testing/buildFactsheet.ts';
import { FakeWorker } from './testing/FakeWorker.ts';
import { useAgreementPdf } from './useAgreementPdf.ts';

const agreement = buildAgreement();
const saved: string[] = [];

function Probe() {
  const { download, isMaking, error } = useAgreementPdf(agreement);
  return (
    <>
      <button type="button" onClick={download} aria-busy={isMaking}>
        PDF
      </button>
      <p role="status">{error}</p>
    </>
  );
}

function open(language: 'en' | 'gr' = 'en') {
  const page = (
    <SignedIn role="Faculty">
      <Probe />
    </SignedIn>
  );
  const messages = moduleTexts(language);
  return renderInPortal(page, { address: '/iia/view/77', language, messages });
}

const pressButton = () => userEvent.click(screen.getByRole('button'));
const started = () => waitFor(() => expect(FakeWorker.all).toHaveLength(1)).then(() => FakeWorker.all[0]!);

beforeEach(() => {
  saved.length = 0;
  FakeWorker.install();
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

type ServerOptions = { readonly factsheets?: number; readonly worker?: number };

/** Answers with the partner's factsheet, and with a worker's file; each by its status. */
function serve({ factsheets = 200, worker = 200 }: ServerOptions = {}) {
  const calls = fakeApi({
    'GET MobilityFactsheets': () =>
      factsheets === 200
        ? { body: { value: [buildFactsheet()], total: 1 } }
        : { status: factsheets, body: { code: 'server' } },
  });
  const api = globalThis.fetch;
  const files = (address: string, init?: RequestInit) =>
    address.endsWith('agreementPdf.worker.ts')
      ? Promise.resolve({ ok: worker === 200, status: worker, arrayBuffer: () => Promise.resolve(null) })
      : api(address, init);
  Object.assign(globalThis, { fetch: files });
  return calls;
}

describe('useAgreementPdf', () => {
  test('reads the factsheets in force of both sides, and saves what the worker made under the name of the agreement', async () => {
    const calls = serve();
    open();
    await pressButton();
    const worker = await started();

    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(calls[0]?.query['$filter']).toBe(
      '((institution/id eq 20 or institution/id eq 1) and isActive eq true)',
    );
    await waitFor(() => expect(worker.requests).toHaveLength(1));
    expect(worker.requests[0]?.input).toMatchObject({
      agreement: { id: 77 },
      factsheets: [{ gradingSystem: 'Marks from 0 to 20; 10 is the lowest pass.' }],
      tag: 'en',
    });
    worker.answer({ made: new Blob(['%PDF']) });
    await waitFor(() => expect(saved).toEqual(['IIA_77.pdf']));
    expect(worker.isEnded).toBe(true);
    await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
  });

  test('makes the document in the language of the portal', async () => {
    serve();
    open('gr');
    await pressButton();
    const worker = await started();

    await waitFor(() => expect(worker.requests[0]?.input.tag).toBe('el'));
  });

  test('makes one document at a time', async () => {
    serve();
    open();
    await pressButton();
    await pressButton();
    await started();
    await pressButton();

    expect(FakeWorker.all).toHaveLength(1);
  });

  test('gives the work up when the page is left', async () => {
    serve();
    const { unmount } = open();
    await pressButton();
    const worker = await started();
    unmount();

    await waitFor(() => expect(worker.isEnded).toBe(true));
    expect(saved).toEqual([]);
  });

  test('says that the document was not made when the worker fails, and makes it at the next attempt', async () => {
    serve();
    open();
    await pressButton();
    (await started()).answer({ failure: 'A font is missing' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The PDF could not be made.'));
    await pressButton();
    await waitFor(() => expect(FakeWorker.all).toHaveLength(2));
    await waitFor(() => expect(FakeWorker.all[1]?.requests).toHaveLength(1));
    FakeWorker.all[1]?.answer({ made: new Blob(['%PDF']) });

    await waitFor(() => expect(saved).toEqual(['IIA_77.pdf']));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('starts no worker whose file is gone', async () => {
    serve({ worker: 404 });
    open();
    await pressButton();

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The PDF could not be made.'));
    expect(FakeWorker.all).toEqual([]);
  });

  test('says what the server says when the factsheets cannot be read', async () => {
    serve({ factsheets: 403 });
    open();
    await pressButton();

    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    expect(screen.getByRole('status')).not.toHaveTextContent('PDF');
    expect(FakeWorker.all).toEqual([]);
  });
});

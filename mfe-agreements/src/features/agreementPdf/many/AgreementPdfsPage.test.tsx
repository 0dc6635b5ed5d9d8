import { act, screen, waitFor } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../../testing/moduleTexts.ts';
import { buildAgreement } from '../testing/buildAgreement.ts';
import { FakeWorker } from '../testing/FakeWorker.ts';
import AgreementPdfsPage from './AgreementPdfsPage.tsx';

let saved: Blob | undefined;

beforeEach(() => {
  saved = undefined;
  FakeWorker.install();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved = file;
    return 'blob:zip';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** The document of the test has files without their bytes. */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(file);
  });
}

/** Agreement 8 is a draft, 9 cannot be read; the others have documents. */
async function open(agreements: readonly number[]) {
  const found = { code: 'not-found', message: 'no', statusCode: 404, requestId: 'r' };
  fakeApi({
    'GET MobilityFactsheets': () => ({ body: { value: [], total: 0 } }),
    'GET MobilityAgreements/7': () => ({ body: { ...buildAgreement(), id: 7 } }),
    'GET MobilityAgreements/8': () => ({
      body: { ...buildAgreement(), id: 8, status: { id: 1, name: 'Draft' } },
    }),
    'GET MobilityAgreements/9': () => ({ status: 404, body: found }),
  });
  const api = globalThis.fetch;
  const files = (address: string, init?: RequestInit) =>
    address.endsWith('agreementPdf.worker.ts')
      ? Promise.resolve({ ok: true, status: 200, arrayBuffer: () => Promise.resolve(null) })
      : api(address, init);
  Object.assign(globalThis, { fetch: files });
  const page = (
    <SignedIn role="IRO">
      <AgreementPdfsPage />
    </SignedIn>
  );
  const view = renderInPortal(page, { address: '/', messages: moduleTexts() });
  await act(async () => {
    await view.router.navigate('/iia/bulk/pdf', { state: { agreements } });
  });
  return view;
}

test('documents are put into one file, and what has none is named with the reason', async () => {
  const { user } = await open([7, 8, 9]);
  await user.click(screen.getByRole('button', { name: 'Make the ZIP file' }));
  await waitFor(() => expect(FakeWorker.all).toHaveLength(1));
  const made = new Blob(['%PDF-7']);
  FakeWorker.all[0]!.answer({
    made: Object.assign(made, { arrayBuffer: async () => (await bytesOf(made)).buffer }),
  });
  expect(await screen.findByText(/1 document is in the file/)).toBeVisible();
  expect(Object.keys(unzipSync(await bytesOf(saved!)))).toEqual(['IIA_7.pdf']);
  expect(screen.getByRole('row', { name: /^Agreement 8/ })).toHaveTextContent('submit it first');
  expect(screen.getByRole('row', { name: /^Agreement 9/ })).toHaveTextContent('could not be read');
});

test('whoever stops saves nothing', async () => {
  const { user } = await open([7]);
  await user.click(screen.getByRole('button', { name: 'Make the ZIP file' }));
  await waitFor(() => expect(FakeWorker.all).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Nothing was saved, as you stopped.')).toBeVisible();
  expect(saved).toBeUndefined();
});

test('an address without agreements leads back to the list', async () => {
  await open([]);
  expect(screen.getByText('No agreements are selected')).toBeVisible();
});

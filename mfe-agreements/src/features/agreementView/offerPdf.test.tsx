import { screen, waitFor, within } from '@testing-library/react';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { buildCopies, OURS } from './testing/buildCopies.ts';
import { openAgreement } from './testing/openAgreement.tsx';

const COPIES = 'GET /exchange/iias/12/copies';
const OFFER = 'POST /exchange/iias/12/pdf';
const PDF = '%PDF-1.7 of the agreement';

/** Makes every document at once; what it was asked for is kept. */
class InstantWorker extends EventTarget {
  static asked: { readonly input: { readonly tag: string } }[] = [];

  postMessage(request: { readonly input: { readonly tag: string } }): void {
    InstantWorker.asked.push(request);
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: { made: new Blob([PDF]) } })),
    );
  }

  terminate(): void {}
}

beforeEach(() => {
  InstantWorker.asked = [];
  Object.assign(globalThis, { Worker: InstantWorker });
});

function openTab(
  copies: Partial<Copies>,
  reply: () => { status?: number; body: object },
  language: 'en' | 'gr' = 'en',
) {
  const opened = openAgreement({
    address: '/iia/view/12?tab=copies',
    language,
    routes: { [COPIES]: () => ({ body: buildCopies(copies) }), [OFFER]: reply },
  });
  const api = globalThis.fetch;
  const files = (address: string, init?: RequestInit) =>
    address.endsWith('agreementPdf.worker.ts')
      ? Promise.resolve({ ok: true, status: 200, arrayBuffer: () => Promise.resolve(null) })
      : api(address, init);
  Object.assign(globalThis, { fetch: files });
  return opened;
}

const offer = () => screen.findByRole('button', { name: 'Offer the partner a PDF' });
const ours = () => screen.findByRole('region', { name: 'Our copy' });

describe('the PDF for the partner', () => {
  test('is made in English of our copy, and offered', async () => {
    let pdf: Copies['pdf'] = null;
    const { user, calls } = openTab({}, () => {
      pdf = { at: '2026-11-23T09:00:00.000Z', isOfPresent: true };
      return { body: buildCopies({ pdf }) };
    });
    expect(await ours()).toHaveTextContent('PDF for the partnerNot offered');
    await user.click(await offer());
    expect(await screen.findByText('The partner can fetch the PDF now')).toBeVisible();
    expect(InstantWorker.asked).toMatchObject([{ input: { tag: 'en' } }]);
    expect(calls.find(({ route }) => route === OFFER)?.body).toEqual({ hash: OURS.hash, pdf: btoa(PDF) });
  });

  test('of an earlier copy is told as that', async () => {
    openTab({ pdf: { at: '2026-11-23T09:00:00.000Z', isOfPresent: false } }, () => ({ body: buildCopies() }));
    expect(await ours()).toHaveTextContent('PDF for the partnerOnly of an earlier copy, 23/11/2026 11:00');
  });

  test.each([
    [{ ours: null, differences: null }, 'Our copy has not been sent yet.'],
    [{ hasUnsentEdits: true }, 'Send your changes first: the PDF has to show what the partner is served.'],
  ])('says why it cannot be offered: %#', async (copies, reason) => {
    const { user, calls } = openTab(copies, () => ({ body: buildCopies() }));
    const button = await offer();
    expect(button).toHaveAccessibleDescription(reason);
    await user.click(button);
    expect(calls.map(({ route }) => route)).not.toContain(OFFER);
  });

  test('says what the server refused', async () => {
    const message = 'The partner is served another copy.';
    const { user } = openTab({}, () => ({ status: 409, body: { code: 'conflict', message } }));
    await user.click(await offer());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(within(await ours()).getByText('Not offered')).toBeVisible();
  });
});

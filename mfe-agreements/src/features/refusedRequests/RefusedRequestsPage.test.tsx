import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from 'shared-contracts/text/language.ts';
import type { RefusedCall, WholeRefusedCall } from 'shared-contracts/exchange/refusedCalls.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import RefusedRequestsPage from './RefusedRequestsPage.tsx';

const LIST = 'GET /exchange/refused-calls';
const WHOLE = 'GET /exchange/refused-calls/31';

const buildRefused = (change: Partial<RefusedCall> = {}): RefusedCall => ({
  id: 31,
  at: '2026-11-02T09:15:00.000Z',
  api: 'iia-cnr',
  method: 'POST',
  pathAndQuery: '/ewp/iia-cnr',
  sender: 'claimed',
  heis: [{ heiId: 'graz.example', name: 'University of Graz' }],
  status: 400,
  reason: 'The signature does not fit the request.',
  ...change,
});

const WHOLE_CALL: WholeRefusedCall = {
  ...buildRefused(),
  keyId: 'ab12',
  headers: [
    { name: 'host', value: 'portal.example' },
    { name: 'digest', value: 'SHA-256=eA==' },
  ],
  body: 'iia_id=7',
  bodyBytes: 8,
  bodyDigest: 'cd34=',
  signed: '(request-target): post /ewp/iia-cnr\nhost: portal.example',
};

const STRANGER = buildRefused({
  id: 30,
  api: null,
  pathAndQuery: '/ewp/nothing',
  sender: 'unnamed',
  heis: [],
  status: 404,
  reason: 'The node has nothing at this address.',
});

function open(
  value: readonly RefusedCall[],
  {
    language = 'en',
    routes = {},
    query = '',
  }: { language?: Language; routes?: FakeApiRoutes; query?: string } = {},
) {
  fakeApi({ [LIST]: () => ({ body: { value } }), [WHOLE]: () => ({ body: WHOLE_CALL }), ...routes });
  return renderInPortal(
    <SignedIn role="IRO">
      <RefusedRequestsPage />
    </SignedIn>,
    { address: `/iia/refused${query}`, route: '/iia/refused', language, messages: moduleTexts(language) },
  );
}

describe('the page of refused requests', () => {
  test('names sender, request and reason of each, and says what is not proved', async () => {
    open([buildRefused(), buildRefused({ id: 32, sender: 'proved' }), STRANGER]);
    const table = await screen.findByRole('table', { name: 'Refused requests' });
    const [claimed, proved, unnamed] = within(table).getAllByRole('row').slice(1);
    expect(claimed).toHaveTextContent('University of GrazNamed by the request, not proved');
    expect(claimed).toHaveTextContent('POST /ewp/iia-cnr');
    expect(claimed).toHaveTextContent('400: The signature does not fit the request.');
    expect(proved).toHaveTextContent('University of GrazThe signature proves it');
    expect(unnamed).toHaveTextContent('Unknown');
    expect(screen.getByText('3 requests')).toBeVisible();
  });

  test('shows one as it came, in English on a Greek page too', async () => {
    const { user } = open([buildRefused()], { language: 'gr' });
    await user.click(await screen.findByRole('button', { name: /^Προβολή/ }));
    const text = await within(await screen.findByRole('dialog')).findByRole<HTMLTextAreaElement>('textbox');
    expect(text).toHaveAttribute('lang', 'en');
    expect(text.value).toBe(
      [
        'Received: 2026-11-02T09:15:00.000Z',
        'Answered: HTTP 400, The signature does not fit the request.',
        'Client: named by the request, not proved',
        'Key (SHA-256): ab12',
        'Institutions of the key: graz.example',
        '',
        '--- Request as it came (names of headers in lower case) ---',
        'POST /ewp/iia-cnr HTTP/1.1',
        'host: portal.example',
        'digest: SHA-256=eA==',
        '',
        'iia_id=7',
        '',
        '--- Text that the signature has to be of ---',
        '(request-target): post /ewp/iia-cnr',
        'host: portal.example',
        '',
        '--- SHA-256 of the body, in base64 ---',
        'cd34=',
      ].join('\n'),
    );
  });

  test('says of a body that it was cut or never read', async () => {
    const whole = { ...WHOLE_CALL, bodyDigest: null };
    const first = open([buildRefused()], {
      routes: { [WHOLE]: () => ({ body: { ...whole, bodyBytes: 70_000 } }) },
    });
    await first.user.click(await screen.findByRole('button', { name: /^Show/ }));
    const value = async () => (await screen.findByRole<HTMLTextAreaElement>('textbox')).value;
    expect(await value()).toContain('iia_id=7\n[The body had 70000 bytes; this is its beginning.]');
    first.unmount();
    const second = open([buildRefused()], {
      routes: { [WHOLE]: () => ({ body: { ...whole, body: '', bodyBytes: null } }) },
    });
    await second.user.click(await screen.findByRole('button', { name: /^Show/ }));
    expect(await value()).toContain('[The body was too long to be read.]');
  });

  test('finds by words without accents, and leaves out strangers', async () => {
    const greek = buildRefused({ id: 33, heis: [{ heiId: 'chania.example', name: 'Πολυτεχνείο Κρήτης' }] });
    const first = open([buildRefused(), greek, STRANGER], { query: '?search=ΚΡΗΤΗΣ' });
    expect(await screen.findByText('1 request')).toBeVisible();
    expect(screen.getByRole('row', { name: /Κρήτης/ })).toBeVisible();
    first.unmount();
    const { user } = open([buildRefused(), greek, STRANGER]);
    await user.click(await screen.findByRole('button', { name: 'From institutions of the network' }));
    expect(await screen.findByText('2 requests')).toBeVisible();
  });

  test('has pages, says that there is none, and why it could not be loaded', async () => {
    const first = open(Array.from({ length: 12 }, (_, index) => buildRefused({ id: 100 - index })));
    await first.user.click(await screen.findByRole('button', { name: /Next/ }));
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3));
    first.unmount();
    const second = open([]);
    expect(await screen.findByText('No request was refused')).toBeVisible();
    second.unmount();
    open([], { routes: { [LIST]: () => ({ status: 500, body: {} }) } });
    expect(await screen.findByText('The refused requests could not be loaded')).toBeVisible();
  });

  test('says that one made room meanwhile', async () => {
    const gone = { code: 'notFound', messages: { en: 'It is there no more.', el: 'Δεν υπάρχει πλέον.' } };
    const { user } = open([buildRefused()], { routes: { [WHOLE]: () => ({ status: 404, body: gone }) } });
    await user.click(await screen.findByRole('button', { name: /^Show/ }));
    expect(await screen.findByText('The request could not be loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

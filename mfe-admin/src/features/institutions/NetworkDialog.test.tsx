import { screen, within } from '@testing-library/react';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import startEn from '../../locales/en.json';
import en from '../../locales/institutions/en.json';
import InstitutionListPage from './InstitutionListPage.tsx';

const GRAZ = {
  heiId: 'new-graz.at',
  name: 'New University of Graz',
  nameGR: null,
  erasmusCode: 'A  GRAZ99',
  institution: null,
};
const SERVER: FakeApiRoutes = {
  'GET institutions': () => ({ body: { value: [], total: 0 } }),
  'GET MobilityCountries': () => ({ body: { value: [], total: 0 } }),
  'GET /exchange/heis': () => ({
    body: {
      value: [GRAZ, { ...GRAZ, heiId: 'uni-graz.at', name: 'University of Graz', institution: 72 }],
      hasMore: true,
    },
  }),
  'POST /exchange/heis/new-graz.at/institution': () => ({ body: { id: 7001, name: GRAZ.name } }),
};

function open({ role = 'IRO', routes = {} }: { role?: Role; routes?: FakeApiRoutes } = {}) {
  const calls = fakeApi({ ...SERVER, ...routes });
  const view = renderInPortal(
    <SignedIn role={role}>
      <InstitutionListPage />
    </SignedIn>,
    { address: '/institutions', messages: { 'mfe-admin': { ...startEn, ...en } } },
  );
  return { ...view, calls };
}

const opener = { name: 'Add from the network' };
const results = () => within(screen.getByRole('list', { name: 'Institutions found' }));

describe('an institution that the portal does not have', () => {
  test('is found in the registry of the network, and added', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', opener));
    const search = screen.getByRole('searchbox', { name: /^Name, network id/ });
    await user.type(search, 'gr');
    await user.type(search, 'az');
    expect(await screen.findByText('new-graz.at', { exact: false })).toBeVisible();
    expect(screen.getByText(/Only the first 20 are shown/)).toBeVisible();
    expect(results().getByRole('link', { name: /^Open University of Graz/ })).toHaveAttribute(
      'href',
      '/institutions/72',
    );
    await user.click(results().getByRole('button', { name: /^Add New University of Graz/ }));
    expect(await results().findByRole('link', { name: /^Open New University/ })).toHaveAttribute(
      'href',
      '/institutions/7001',
    );
    expect(results().getAllByRole('listitem')[0]).toHaveFocus();
    expect(calls.filter(({ route }) => route === 'GET /exchange/heis').length).toBeLessThanOrEqual(2);
  });

  test('says that the registry does not list it, or cannot be asked', async () => {
    let isDown = true;
    const { user } = open({
      routes: {
        'GET /exchange/heis': () =>
          isDown ? { status: 503, body: { code: 'unavailable' } } : { body: { value: [], hasMore: false } },
      },
    });
    await user.click(await screen.findByRole('button', opener));
    await user.type(screen.getByRole('searchbox', { name: /^Name, network id/ }), 'nowhere');
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText(/lists no institution with all of these words/)).toBeVisible();
  });

  test('is not offered to whoever may not add one', async () => {
    open({ role: 'Faculty' });
    expect(await screen.findByText('No institutions found')).toBeVisible();
    expect(screen.queryByRole('button', opener)).not.toBeInTheDocument();
  });
});

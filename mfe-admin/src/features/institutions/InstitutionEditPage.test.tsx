import { screen, waitFor } from '@testing-library/react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import record from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import start from '../../locales/en.json';
import en from '../../locales/institutions/en.json';
import InstitutionEditPage from './InstitutionEditPage.tsx';

const GRAZ = {
  id: 72,
  name: 'University of Graz',
  nameGR: null,
  erasmusCode: 'A  GRAZ01',
  heiId: 'uni-graz.at',
  cityName: 'Graz',
  pic: '999999999',
  website: null,
  isLocal: false,
  dateModified: '2026-03-03T10:00:00.000Z',
  country: { id: 40, countryName: 'Austria', countryNameGR: 'Αυστρία' },
};

test('saves the institution as it was read with the one change, in the version that was opened', async () => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
  const calls = fakeApi({
    'GET MobilityInstitutions/72': () => ({ body: GRAZ }),
    'POST MobilityInstitutions': ({ body }) => ({ body: { ...GRAZ, ...(body as object) } }),
  });
  const { user, address } = renderInPortal(
    <SignedIn role="IRO">
      <InstitutionEditPage />
    </SignedIn>,
    {
      address: '/institutions/edit/72',
      route: '/institutions/edit/:institutionId',
      messages: { 'mfe-admin': { ...start, ...en }, 'shared-record': record },
    },
  );
  await user.type(await screen.findByRole('textbox', { name: 'Website' }), 'https://www.graz.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/institutions/72'));
  const { isLocal: _isLocal, country: _country, ...members } = GRAZ;
  expect(calls.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body)).toEqual([
    { ...members, website: 'https://www.graz.example' },
  ]);
});

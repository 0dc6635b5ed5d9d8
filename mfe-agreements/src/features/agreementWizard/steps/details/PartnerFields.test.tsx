import { screen, waitFor } from '@testing-library/react';
import { openStep } from '../testing/openStep.tsx';
import { PartnerFields } from './PartnerFields.tsx';

const graz = {
  id: 7,
  hei_id: 'graz.example',
  name: 'University of Graz',
  erasmusCode: 'A  GRAZ01',
  cityName: null,
};

function open(isOnNetwork: boolean | null) {
  const countries = [{ id: 40, countryName: 'Austria', countryNameGR: 'Αυστρία' }];
  return openStep(<PartnerFields />, {
    routes: {
      'GET MobilityCountries': () => ({ body: { value: countries, total: 1 } }),
      'GET /exchange/institutions/40': () => ({ body: [{ ...graz, isOnNetwork }] }),
    },
  });
}

const institution = () => screen.getByRole('combobox', { name: 'Partner institution' });

describe('<PartnerFields>', () => {
  test('says that the chosen institution cannot be notified when it is not on the network', async () => {
    open(false);
    await waitFor(() =>
      expect(institution()).toHaveAccessibleDescription(/not on the partner network for agreements/),
    );
  });

  test.each([true, null])('says nothing while that is not known to be so: %s', async (isOnNetwork) => {
    const { calls } = open(isOnNetwork);
    await waitFor(() => expect(calls.some(({ route }) => route.includes('institutions'))).toBe(true));
    await waitFor(() => expect(institution()).toHaveAttribute('placeholder', 'Type to search'));
    expect(institution()).not.toHaveAccessibleDescription();
  });
});

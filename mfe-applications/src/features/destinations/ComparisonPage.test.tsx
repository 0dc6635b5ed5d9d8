import { screen, within } from '@testing-library/react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { buildDestination, buildDestinationList } from '../../lib/destinations/testing/buildDestination.ts';
import en from '../../locales/destinations/en.json';
import ComparisonPage from './ComparisonPage.tsx';

const LIST = buildDestinationList([
  buildDestination(),
  buildDestination({ id: 30, name: 'University of Nantes', cityName: 'Nantes' }),
]);

function open(address: string) {
  fakeApi({
    'GET destinations/mine': () => ({
      body: { year: 2026, department: LIST.department, studyCycle: 6, kept: [] },
    }),
    'GET destinations': () => ({ body: LIST }),
  });
  renderInPortal(
    <SignedIn role="Faculty">
      <ComparisonPage />
    </SignedIn>,
    { address, messages: { 'mfe-applications': en } },
  );
}

describe('<ComparisonPage>', () => {
  test('shows what differs first, and each value with the name that it is of', async () => {
    open('/destinations/compare?with=20-30');
    const different = await screen.findByRole('region', { name: 'What differs' });
    expect(
      within(different)
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['City']);
    expect(different).toHaveTextContent(/City.*University of Lille.*Lille.*University of Nantes.*Nantes/);
    const same = screen.getByRole('region', { name: 'What is the same' });
    expect(within(same).getByRole('heading', { name: 'Languages' })).toBeInTheDocument();
  });

  test('says that something chosen is not open any more', async () => {
    open('/destinations/compare?with=20-99');
    expect(await screen.findByText(/not open any more/)).toBeInTheDocument();
  });

  test('offers no application to whoever writes none, and says where to choose when nothing is', async () => {
    open('/destinations/compare');
    expect(await screen.findByText('Nothing to compare')).toBeInTheDocument();
    expect(screen.queryByText(/Begin an application/)).not.toBeInTheDocument();
  });
});

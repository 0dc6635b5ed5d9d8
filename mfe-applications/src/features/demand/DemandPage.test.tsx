import { screen } from '@testing-library/react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import en from '../../locales/demand/en.json';
import DemandPage from './DemandPage.tsx';

function open(value: readonly object[]) {
  fakeApi({ 'GET destination-interest': () => ({ body: { year: 2026, value } }) });
  renderInPortal(
    <SignedIn role="Faculty">
      <DemandPage />
    </SignedIn>,
    { address: '/places/demand', messages: { 'mfe-applications': en } },
  );
}

test('shows numbers beside places, and says of few that they are few', async () => {
  open([
    {
      institution: { id: 20, name: 'University of Lille', nameGR: null },
      department: { id: 10, name: 'Informatics', nameGR: null },
      looks: 40,
      kept: null,
      asked: 7,
      places: 2,
      isShort: true,
    },
  ]);
  const row = await screen.findByRole('row', { name: /University of Lille/ });
  expect(row).toHaveTextContent(/Informatics.*40.*Few.*7.*2.*Too few places/);
});

test('says that there is nothing yet', async () => {
  open([]);
  expect(await screen.findByText('Nothing to tell yet')).toBeInTheDocument();
});

import { screen } from '@testing-library/react';
import { openAgreement as open } from './testing/openAgreement.tsx';

const STATE = { ewpStatus: { id: 5, name: 'Approved by us' } };
const openWith = (hasUnsentEdits: boolean) => open({ agreement: STATE, facts: { hasUnsentEdits } });

describe('an agreement that we approved', () => {
  test('waits for the partner while it says what was sent', async () => {
    openWith(false);
    expect(await screen.findByText(/Wait until the partner approves too/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Finalize and Notify Partner' })).toBeNull();
  });

  test('is sent anew once it was changed', async () => {
    openWith(true);
    expect(await screen.findByRole('button', { name: 'Finalize and Notify Partner' })).toBeEnabled();
    expect(screen.getByText(/We have changed our copy since/)).toBeVisible();
  });
});

test('an agreement in force that names other people than the partner reads is sent at one press', async () => {
  open({
    agreement: { ewpStatus: { id: 7, name: 'Approved by all' } },
    facts: { hasUnsentEdits: true, areOnlyPeopleUnsent: true, hasNotified: true },
  });
  expect(await screen.findByText(/the partner still reads the former ones/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Notify Partner' })).toBeEnabled();
});

test('an agreement under which students go abroad is not terminated, and says why', async () => {
  const { user } = open({
    agreement: { ewpStatus: { id: 7, name: 'Approved by all' } },
    facts: { hasMobilities: true },
  });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(screen.getByRole('button', { name: 'Initiate IIA Termination' })).toBeDisabled();
  expect(screen.getByText(/Shorten its years instead/)).toBeVisible();
});

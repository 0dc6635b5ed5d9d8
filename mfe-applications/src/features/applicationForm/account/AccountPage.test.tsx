import { screen, waitFor } from '@testing-library/react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import recordEn from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import { accountPath } from '../../../lib/accountPath.ts';
import en from '../../../locales/applicationForm/en.json';
import { buildApplicationItem } from '../testing/buildApplicationItem.ts';
import { LIST, SAVE } from '../testing/openForm.tsx';
import AccountPage from './AccountPage.tsx';

const ACCOUNT = {
  bank: 'Sample Bank',
  iban: null,
  bankAccountNumber: null,
  bankAccountHolder: 'Maria',
};

test('saves the account of a submitted application as it was read with the one change, and nothing else', async () => {
  window.scrollTo = () => undefined;
  const stored = buildApplicationItem({ status: 'submitted', paymentData: { id: 3, ...ACCOUNT } });
  const calls = fakeApi({
    'GET ApplicationStudentStudiesForms/41': () => ({ body: stored }),
    'GET ApplicationBanks': () => ({ body: { value: [], total: 0 } }),
    [SAVE]: () => ({ body: stored }),
  });
  const { user, address } = renderInPortal(
    <SignedIn role="Student">
      <AccountPage />
    </SignedIn>,
    {
      address: accountPath(41),
      route: '/application/outgoing/student/account/:formId',
      messages: { 'mfe-applications': en, 'shared-record': recordEn },
    },
  );
  await user.type(await screen.findByRole('textbox', { name: /^Account holder/ }), ' Papadaki');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(calls.filter(({ route }) => route === SAVE).map(({ body }) => body)).toEqual([
    {
      id: 41,
      dateModified: stored.dateModified,
      paymentData: { ...ACCOUNT, bankAccountHolder: 'Maria Papadaki' },
    },
  ]);
});

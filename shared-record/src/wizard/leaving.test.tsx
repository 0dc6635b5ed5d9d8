import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, SignedIn, type FakeApiReply } from 'shared-client/testing';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { renderRecord } from '../testing/renderRecord.tsx';
import { SampleWizard } from '../testing/SampleWizard.tsx';

const SAVE = 'POST ApplicationStudentStudiesForms';
const TITLES = { samples: { person: 'Person', card: 'Card', stays: 'Stays' } };

function open(answers: FakeApiReply[] = [], role: Role = 'Student') {
  fakeApi({ [SAVE]: () => answers.shift() ?? { body: { id: 7 } } });
  return renderRecord(
    <SignedIn role={role}>
      <SampleWizard />
    </SignedIn>,
    { address: '/samples/edit', route: '/samples/edit', messages: TITLES },
  );
}

const name = () => screen.findByRole('textbox', { name: /^name/ });
const answer = (label: string) =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name: label });

beforeEach(() => window.localStorage.clear());

describe('what is typed into a wizard', () => {
  test('is asked about before it is left, offered again, and gone once it is discarded', async () => {
    const { user, router, address, unmount } = open();
    await user.type(await name(), ' Maria');
    await act(() => router.navigate('/factsheets'));
    await user.click(answer('Stay here'));
    expect(address()).toBe('/samples/edit');
    expect(await name()).toHaveValue('Eleni Maria');
    await act(() => router.navigate('/factsheets'));
    await user.click(answer('Leave'));
    await waitFor(() => expect(address()).toBe('/factsheets'));
    unmount();

    const again = open();
    await again.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await again.user.click(answer('Discard'));
    expect(await name()).toHaveValue('Eleni');
  });

  test('stays there when the server cannot save it, and is saved when it can', async () => {
    const { user, address } = open([{ status: 503, body: { code: 'unavailable' } }]);
    await user.type(await name(), ' Maria');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/./);
    expect(await name()).toHaveValue('Eleni Maria');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/samples/7'));
  });

  test('is offered to whoever typed it alone', async () => {
    const first = open();
    await first.user.type(await name(), ' Maria');
    first.unmount();
    const other = open([], 'IRO');
    expect(await name()).toHaveValue('Eleni');
    expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
    other.unmount();
    open();
    expect(await screen.findByText(/^You have unsaved changes/)).toBeInTheDocument();
  });
});

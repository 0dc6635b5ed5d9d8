import { screen, waitFor } from '@testing-library/react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import en from '../locales/en.json';
import { TourOffer } from './TourOffer.tsx';
import { TourProvider } from './TourProvider.tsx';

function show(isKnown: boolean) {
  const calls = fakeApi({
    'GET Users/Me/tour': () => ({ body: { isKnown } }),
    'POST Users/Me/tour': () => ({ body: { isKnown: true } }),
  });
  const shown = renderInPortal(
    <SignedIn role="Student">
      <TourProvider>
        <h1 tabIndex={-1}>Applications</h1>
        <TourOffer place="footer" />
      </TourProvider>
    </SignedIn>,
    { messages: { shell: en } },
  );
  return { calls, ...shown };
}

describe('<TourProvider>', () => {
  test('offers the tour to whoever does not know it, and no more once it is declined', async () => {
    const { user, calls } = show(false);
    await user.click(await screen.findByRole('button', { name: 'Do not offer the tour again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take a look around' })).toBeNull());
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain('POST Users/Me/tour'));
  });

  test('leads from step to step, and remembers that it was left', async () => {
    const { user, calls } = show(false);
    await user.click(await screen.findByRole('button', { name: 'Take a look around' }));
    expect(await screen.findByRole('heading', { name: 'The menu' })).toHaveFocus();
    expect(screen.getByText('Step 1 of 4')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Search' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain('POST Users/Me/tour'));
  });

  test('offers nothing to whoever knows it', async () => {
    const { calls } = show(true);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

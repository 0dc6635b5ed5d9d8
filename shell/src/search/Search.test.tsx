import { fireEvent, screen } from '@testing-library/react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import en from '../locales/en.json';
import { Search } from './Search.tsx';

describe('<Search>', () => {
  test('begins with what was typed while it was loaded', async () => {
    fakeApi({});
    renderInPortal(
      <SignedIn role="IRO">
        <input aria-label="Elsewhere" />
        <Search />
      </SignedIn>,
      { messages: { shell: en } },
    );
    const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
    elsewhere.focus();
    fireEvent.keyDown(elsewhere, { key: 'k', code: 'KeyK', ctrlKey: true });
    const isTaken = ['G', 'r', 'x', 'Backspace', 'a'].map((key) => !fireEvent.keyDown(elsewhere, { key }));
    // Enter on the button that opened it presses that once more.
    fireEvent.click(screen.getAllByRole('button', { name: /^Search/ })[0] ?? elsewhere);

    expect(isTaken).toEqual([true, true, true, true, true]);
    expect(await screen.findByRole('combobox', { name: 'Search the portal' })).toHaveValue('Gra');
    expect(fireEvent.keyDown(elsewhere, { key: 'b' })).toBe(true);
  });
});

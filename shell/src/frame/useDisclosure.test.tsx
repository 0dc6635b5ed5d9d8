import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useDisclosure } from './useDisclosure.ts';

function Panel() {
  const frame = useRef<HTMLDivElement>(null);
  const { isOpen, panelId, toggle } = useDisclosure(frame);
  return (
    <div ref={frame}>
      <button type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
        Account
      </button>
      {isOpen && (
        <div id={panelId}>
          <Link to="/profile">Profile</Link>
        </div>
      )}
    </div>
  );
}

async function open(at: string) {
  const router = createMemoryRouter([{ path: '*', element: <Panel /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  return { goTo: (to: string) => act(() => router.navigate(to)), router };
}

const link = () => screen.queryByRole('link', { name: 'Profile' });

describe('useDisclosure', () => {
  test('stays open while the list below turns its page', async () => {
    const { goTo } = await open('/?page=1');
    await goTo('/?page=2');
    expect(link()).toBeInTheDocument();
  });

  test('closes when another page is shown', async () => {
    const { goTo } = await open('/?page=1');
    await goTo('/factsheets');
    expect(link()).not.toBeInTheDocument();
  });

  test('closes by a link inside, also one to the page that is shown, which is followed', async () => {
    const { router } = await open('/profile?tab=2');
    await userEvent.click(link()!);
    expect(link()).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  test('closes by Escape, and gives the focus back', async () => {
    await open('/');
    await userEvent.keyboard('{Escape}');
    expect(link()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
  });
});

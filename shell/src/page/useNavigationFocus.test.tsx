import { screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'shared-ui/core';
import { renderInPortal } from 'shared-ui/testing';
import { useNavigationFocus } from './useNavigationFocus.ts';

function Frame() {
  const main = useRef<HTMLElement>(null);
  const [isRetried, setIsRetried] = useState(false);
  const { pathname } = useLocation();
  const { arrive } = useNavigationFocus(main);
  useEffect(arrive, [arrive, pathname, isRetried]);
  return (
    <main ref={main} tabIndex={-1}>
      <h1 tabIndex={-1}>{pathname}</h1>
      {!isRetried && (
        <button type="button" onClick={() => setIsRetried(true)}>
          Try again
        </button>
      )}
      <input onChange={arrive} />
      <Link to="/two">Page</Link>
      <Link to="/three?step=2#rows/0">Place within a page</Link>
    </main>
  );
}

beforeEach(() => {
  window.scrollTo = () => undefined;
});

describe('useNavigationFocus', () => {
  test('takes the focus to the heading of the page that is gone to', async () => {
    const { user } = renderInPortal(<Frame />, { address: '/one' });
    expect(screen.getByRole('heading')).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Page' }));
    expect(screen.getByRole('heading', { name: '/two' })).toHaveFocus();
  });

  test('takes it to the heading when what had it made room for another page at the same address', async () => {
    const { user } = renderInPortal(<Frame />, { address: '/one' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: '/one' })).toHaveFocus();
  });

  test('leaves it where it is when a page comes again meanwhile', async () => {
    const { user } = renderInPortal(<Frame />, { address: '/one' });
    await user.type(screen.getByRole('textbox'), 'typed');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('leaves it to the page where the address names a place within it', async () => {
    const { user } = renderInPortal(<Frame />, { address: '/one' });
    await user.click(screen.getByRole('link', { name: 'Place within a page' }));
    expect(screen.getByRole('heading', { name: '/three' })).not.toHaveFocus();
  });
});

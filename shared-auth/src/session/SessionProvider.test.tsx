import { act, render, screen, waitFor } from '@testing-library/react';
import { buildUser } from '../testing/buildUser.ts';
import {
  clearBrowserOfTest,
  isKnownAs,
  openSignedInTab,
  openTab,
  TEST_CONFIG,
} from '../testing/testKeeper.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { useSession } from './sessionContext.ts';

beforeEach(clearBrowserOfTest);
afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

function Portrait() {
  const { status, role, end, user, permissions, signOut } = useSession();
  return (
    <>
      <output>{`${status} ${String(role)} ${String(end)} ${permissions.length} ${user?.european_student_identifier ?? '-'}`}</output>
      <button onClick={() => void signOut()}>sign out</button>
    </>
  );
}

async function show(tab: ReturnType<typeof openTab>): Promise<void> {
  await act(async () => {
    render(
      <SessionProvider config={TEST_CONFIG} keeper={tab.keeper}>
        <Portrait />
      </SessionProvider>,
    );
  });
}

/** Waits for what becomes of a start that nobody can see the end of. */
async function expectPortrait(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
}

describe('<SessionProvider>', () => {
  test('says that nobody is signed in', async () => {
    await show(openTab());
    await expectPortrait('signedOut null null 0 -');
  });

  test('reads a stored session', async () => {
    await show(await openSignedInTab(buildUser({ scope: 'mobisis-teachers' })));
    await expectPortrait(/^signedIn Faculty null 10 urn:schac/);
  });

  test('signs in somebody without a role', async () => {
    await show(await openSignedInTab(buildUser({ scope: 'openid' })));
    await expectPortrait(/^signedIn No Rights null 0/);
  });

  test('cleans the address of an answer that nobody asked for, and says that sign-in failed', async () => {
    window.history.replaceState(null, '', '/?code=1&state=forged');
    await show(openTab());
    await expectPortrait(/^failed/);
    expect(window.location.href).toBe('http://localhost/');
  });

  test('does not fail over a used answer when somebody is signed in', async () => {
    window.history.replaceState(null, '', '/?code=1&state=used');
    await show(await openSignedInTab(buildUser()));
    await expectPortrait(/^signedIn IRO/);
    expect(window.location.href).toBe('http://localhost/');
  });

  test('returns to the address asked for when the identity provider refuses', async () => {
    window.sessionStorage.setItem(
      'oidc.abc',
      JSON.stringify({
        id: 'abc',
        data: { returnTo: '/factsheets?page=2' },
        created: 1,
        request_type: 'si:r',
        authority: TEST_CONFIG.identity.authority,
        client_id: 'frontend',
        redirect_uri: 'http://localhost/',
        scope: 'openid',
        code_verifier: 'x'.repeat(43),
      }),
    );
    window.history.replaceState(null, '', '/?error=access_denied&state=abc');
    await show(openTab());
    await expectPortrait(/^failed/);
    expect(window.location.href).toBe('http://localhost/factsheets?page=2');
  });

  test('leads back to what was asked for when what works on the answer does not come', async () => {
    window.history.replaceState(null, '', '/?code=1&state=abc');
    window.sessionStorage.setItem('oidc.abc', JSON.stringify({ data: { returnTo: '/factsheets?page=2' } }));
    const tab = openTab();
    Object.assign(tab.manager, {
      answering: () => Promise.reject(new Error('Loading chunk signIn failed.')),
    });
    await show(tab);
    await expectPortrait(/^failed/);
    expect(window.location.href).toBe('http://localhost/factsheets?page=2');
  });

  test('goes to the identity provider and back to sign-in when a role is stored', async () => {
    window.localStorage.setItem('role', '{"role":"IRO"}');
    const tab = openTab();
    await show(tab);
    await waitFor(() => expect(tab.signinRedirect).toHaveBeenCalledTimes(1));
    await expectPortrait(/^loading/);
  });

  test('signs in unseen when a role is stored and the identity provider knows the person', async () => {
    window.localStorage.setItem('role', '{"role":"IRO"}');
    const tab = openTab();
    isKnownAs(tab, buildUser());
    await show(tab);
    await expectPortrait(/^signedIn IRO/);
    expect(tab.signinRedirect).not.toHaveBeenCalled();
  });

  test('signs out', async () => {
    const tab = await openSignedInTab(buildUser());
    tab.signoutRedirect.mockRejectedValue(new Error('away'));
    jest.spyOn(console, 'error').mockReturnValue();
    await show(tab);
    await act(async () => screen.getByText('sign out').click());
    await expectPortrait('signedOut null signedOut 0 -');
    await expect(tab.store.kept()).resolves.toBeNull();
  });
});

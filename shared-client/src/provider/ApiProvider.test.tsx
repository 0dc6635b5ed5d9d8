import { act, render, screen } from '@testing-library/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SessionProvider } from 'shared-auth';
import {
  buildUser,
  clearBrowserOfTest,
  openBrowser,
  openSignedInTab,
  openTab,
  signInWith,
  TEST_CONFIG,
} from 'shared-auth/testing';
import { ApiProvider } from './ApiProvider.tsx';

beforeEach(clearBrowserOfTest);

function Secret() {
  const cache = useQueryClient();
  const { data } = useQuery<string>({ queryKey: ['secret'], queryFn: () => 'empty', enabled: false });
  return (
    <>
      <button onClick={() => cache.setQueryData(['secret'], 'of the first person')}>fill</button>
      <p>{data ?? 'empty'}</p>
    </>
  );
}

async function show(tab: Awaited<ReturnType<typeof openSignedInTab>>): Promise<void> {
  await act(async () => {
    render(
      <SessionProvider config={TEST_CONFIG} keeper={tab.keeper}>
        <ApiProvider config={TEST_CONFIG}>
          <Secret />
        </ApiProvider>
      </SessionProvider>,
    );
  });
}

describe('<ApiProvider>', () => {
  test('drops what was read as soon as another person is signed in', async () => {
    const browser = openBrowser();
    const tab = await openSignedInTab(buildUser({ subject: 'iro' }), browser);
    await show(tab);
    await act(async () => screen.getByText('fill').click());
    expect(await screen.findByText('of the first person')).toBeInTheDocument();
    const student = buildUser({ subject: 'student', scope: 'mobisis-students' });
    await act(() => signInWith(openTab(browser), student));
    expect(await screen.findByText('empty')).toBeInTheDocument();
  });
});

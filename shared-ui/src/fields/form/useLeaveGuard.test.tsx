import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useLeaveGuard } from './useLeaveGuard.ts';

let letGo: () => void;
let stay: () => void;

function Form() {
  const [isDirty, setIsDirty] = useState(true);
  const guard = useLeaveGuard(isDirty, { within: 'path' });
  letGo = () => setIsDirty(false);
  stay = guard.stay;
  return <p role="status">{guard.isAsking ? 'Leave it?' : 'Form'}</p>;
}

/** Somebody has typed something, and follows a link to another page. */
async function leave() {
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Form /> },
      { path: '*', element: <p role="status">Elsewhere</p> },
    ],
    { initialEntries: ['/form'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/list', { state: 'what the link says' }));
  return router;
}

/** The page goes to its next step, and before that is drawn something else happens. */
const goOn = (router: Awaited<ReturnType<typeof leave>>, meanwhile: () => void) =>
  act(async () => {
    const going = router.navigate('/form?step=2');
    meanwhile();
    await going;
  });

const shown = () => screen.getByRole('status').textContent;

describe('useLeaveGuard', () => {
  test('asks before what was typed is left behind, and forgets the step of whoever stays', async () => {
    const router = await leave();
    expect(shown()).toBe('Leave it?');
    act(() => stay());
    expect(shown()).toBe('Form');
    expect(router.state.location.pathname).toBe('/form');
  });

  test('takes the step as soon as nothing is unsaved any more', async () => {
    const router = await leave();
    await act(async () => letGo());
    expect(shown()).toBe('Elsewhere');
    expect(router.state.location).toMatchObject({ pathname: '/list', state: 'what the link says' });
  });

  test('takes the step also where the page itself goes on in that moment', async () => {
    const router = await leave();
    await goOn(router, () => flushSync(() => letGo()));
    expect(shown()).toBe('Elsewhere');
    expect(router.state.location).toMatchObject({ pathname: '/list', state: 'what the link says' });
  });

  test('forgets the step also where the page itself has gone on', async () => {
    const router = await leave();
    await goOn(router, () => stay());
    expect(shown()).toBe('Form');
    expect(router.state.location.search).toBe('?step=2');
  });
});

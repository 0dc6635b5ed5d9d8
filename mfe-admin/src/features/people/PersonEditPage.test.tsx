import { screen, within } from '@testing-library/react';
import PersonEditPage from './PersonEditPage.tsx';
import { CHANGED, openPeople, PERSON } from './testing/openPeople.tsx';

const edit = (options: Parameters<typeof openPeople>[1] = {}) =>
  openPeople(PersonEditPage, { address: '/people/edit/7', route: '/people/edit/:personId', ...options });
const CORRECTION = 'POST /exchange/people/7/correction';
const dialogNow = async () => within(await screen.findByRole('dialog', { name: 'Correct everywhere?' }));

describe('<PersonEditPage>', () => {
  test('shows what changes where and who is told before anything is sent, and sends what differs alone', async () => {
    const { user, calls } = edit({ routes: { [CORRECTION]: () => ({ body: CHANGED }) } });
    const email = await screen.findByLabelText(/^Email/);
    await user.clear(email);
    await user.type(email, 'maria.new@example.org');
    await user.click(screen.getByRole('button', { name: 'Show what changes' }));
    const dialog = await dialogNow();
    expect(dialog.getByText('maria.new@example.org')).toBeVisible();
    // What agreements word differently becomes one.
    expect(dialog.getByText('+302310999999 (in 2 agreements)')).toBeVisible();
    expect(dialog.getByText(/31 of them are approved by both universities and stay approved/)).toBeVisible();
    expect(dialog.getByText('University of Graz (2)')).toBeVisible();
    expect(dialog.queryByText(/Roskilde/)).toBeNull();
    expect(calls.some(({ route }) => route === CORRECTION)).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Correct everywhere' }));
    expect(
      await screen.findByText(/Corrected in 47 agreements\. The partners of 39 agreements are notified\./),
    ).toBeVisible();
    expect(calls.find(({ route }) => route === CORRECTION)?.body).toEqual({
      version: 'v1',
      changes: { email: 'maria.new@example.org', phone: '+302310123456' },
    });
  });

  test('keeps what was typed when somebody else was quicker, and says so', async () => {
    const { user } = edit({
      routes: { [CORRECTION]: () => ({ status: 409, body: { code: 'stale', message: 'x', current: null } }) },
    });
    const address = await screen.findByLabelText(/^Address/);
    await user.clear(address);
    await user.type(address, 'Campus 2');
    await user.click(screen.getByRole('button', { name: 'Show what changes' }));
    const dialog = await dialogNow();
    await user.click(dialog.getByRole('button', { name: 'Correct everywhere' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText(/^Address/)).toHaveValue('Campus 2');
  });

  test('names what is wrong beside its field, and sends nothing', async () => {
    const { user, calls } = edit();
    const email = await screen.findByLabelText(/^Email/);
    await user.clear(email);
    await user.type(email, 'nobody');
    await user.click(screen.getByRole('button', { name: 'Show what changes' }));
    expect(await screen.findByText(/valid email|email address/i)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.some(({ route }) => route === CORRECTION)).toBe(false);
  });

  test('says that nothing is changed only while nothing is', async () => {
    const said = { ...PERSON, wordings: PERSON.wordings.slice(0, 1) };
    const { user } = edit({ routes: { 'GET /exchange/people/7': () => ({ body: said }) } });
    const address = await screen.findByLabelText(/^Address/);
    await user.click(screen.getByRole('button', { name: 'Show what changes' }));
    expect(await screen.findByText(/^Nothing is different/)).toBeVisible();
    await user.type(address, '2');
    expect(screen.queryByText(/^Nothing is different/)).toBeNull();
  });
});

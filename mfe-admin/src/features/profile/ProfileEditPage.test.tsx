import { screen, waitFor, within } from '@testing-library/react';
import ProfileEditPage from './ProfileEditPage.tsx';
import { buildContact, openProfile, VERSION } from './testing/openProfile.tsx';

const open = (options: Parameters<typeof openProfile>[2] = {}) =>
  openProfile(ProfileEditPage, '/profile/edit', options);
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const title = () => screen.getByRole('combobox', { name: /^Title/ });
const save = () => screen.getByRole('button', { name: 'Save' });
const titles = () =>
  within(title())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('<ProfileEditPage>', () => {
  test('is one page with six required fields and the titles of the documents', async () => {
    open();
    expect(await field('First name')).toHaveValue('Thea');
    expect(screen.queryByRole('navigation', { name: 'Steps' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Step 1/)).not.toBeInTheDocument();
    for (const input of [title(), ...screen.getAllByRole('textbox')]) expect(input).toBeRequired();
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
    expect(titles()).toContain('Dr');
    expect(titles()).not.toContain('Dr.');
    expect(titles()).not.toContain('Associate Professor');
    expect(titles()).toHaveLength(17);
  });

  test('saves the record in the version that was opened, says so, and leads to the profile', async () => {
    const { user, saves, address } = open();
    await user.clear(await field('Phone'));
    await user.type(await field('Phone'), '+302310999999');
    await user.click(save());
    expect(await screen.findByText('Record saved successfully!')).toBeInTheDocument();
    expect(saves()).toEqual([
      {
        id: 40,
        dateModified: VERSION,
        title: 'Professor',
        givenName: 'Thea',
        familyName: 'Teacher',
        email: 'thea@example.org',
        phone: '+302310999999',
        address: 'Campus',
      },
    ]);
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  test('asks for every field before anything is sent, and stays at its address', async () => {
    const { user, saves, address } = open();
    await user.clear(await field('Address'));
    await user.clear(await field('Email'));
    await user.type(await field('Email'), 'nobody');
    await user.selectOptions(title(), '');
    await user.click(save());
    expect(await screen.findByText('3 entries need correcting')).toBeInTheDocument();
    expect(await field('Email')).toBeInvalid();
    expect(address()).toBe('/profile/edit');
    expect(saves()).toEqual([]);
  });

  test('asks for what an old record lacks, though it was not touched', async () => {
    const { user, saves } = open({ contact: buildContact({ phone: null }) });
    await user.type(await field('Address'), ' 2');
    await user.click(save());
    expect(await screen.findByText('1 entry needs correcting')).toBeInTheDocument();
    expect(saves()).toEqual([]);
  });

  test('keeps a title that is not offered any more', async () => {
    const { user, saves } = open({ contact: buildContact({ title: 'Associate Professor' }) });
    await field('Address');
    expect(title()).toHaveValue('Associate Professor');
    await user.type(await field('Address'), ' 2');
    await user.click(save());
    await waitFor(() =>
      expect(saves()).toMatchObject([{ title: 'Associate Professor', address: 'Campus 2' }]),
    );
  });

  test('makes a record for a student who has none, once, and says who sees it', async () => {
    const unavailable = { status: 503, body: { code: 'unavailable' } };
    const { user, calls, saves } = open({ contact: null, role: 'Student', answers: [unavailable] });
    expect(await field('First name')).toHaveValue('Theodora');
    expect(screen.getByText(/Only you and the International Relations Office/)).toBeInTheDocument();
    await user.selectOptions(title(), 'Ms.');
    await user.type(await field('Phone'), '2310 1');
    await user.type(await field('Address'), 'Hall 1');
    await user.click(save());
    expect(await screen.findByText(/Everything you typed is still here/)).toBeInTheDocument();
    await user.click(save());
    await screen.findByText('Record saved successfully!');
    expect(saves()[1]).toEqual({
      uid: 7,
      title: 'Ms.',
      givenName: 'Theodora',
      familyName: 'Teacher',
      email: 'account@example.org',
      phone: '2310 1',
      address: 'Hall 1',
    });
    const keys = calls.filter(({ route }) => route.startsWith('POST')).map(({ headers }) => headers);
    expect(keys[0]?.['idempotency-key']).toMatch(/^"[0-9a-f-]{36}"$/);
    expect(keys[1]?.['idempotency-key']).toBe(keys[0]?.['idempotency-key']);
  });

  test('tells staff that agreements show what they change', async () => {
    open();
    expect(await screen.findByText(/Agreements that name you show these details/)).toBeInTheDocument();
  });

  test('shows what the office changed meanwhile, and saves what was chosen on top of it', async () => {
    const current = buildContact({ phone: '+302310000000', address: 'Tower', dateModified: 'newer' });
    const stale = { status: 409, body: { code: 'stale', message: 'stale', current } };
    const { user, saves } = open({ answers: [stale] });
    await user.clear(await field('Phone'));
    await user.type(await field('Phone'), '+302310999999');
    await user.click(save());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Somebody else has changed this record' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save on top of the new version' }));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toMatchObject({ dateModified: 'newer', phone: '+302310999999', address: 'Tower' });
  });

  test('shows a field that the server refuses', async () => {
    const refused = {
      status: 400,
      body: { code: 'validation-failed', message: 'x', errors: [{ field: 'phone', code: 'too-long' }] },
    };
    const { user } = open({ answers: [refused] });
    await user.type(await field('Phone'), '1');
    await user.click(save());
    await waitFor(async () => expect(await field('Phone')).toBeInvalid());
  });
});

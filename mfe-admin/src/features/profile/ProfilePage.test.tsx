import { screen } from '@testing-library/react';
import ProfilePage from './ProfilePage.tsx';
import { buildContact, openProfile } from './testing/openProfile.tsx';

const open = (options: Parameters<typeof openProfile>[2] = {}) =>
  openProfile(ProfilePage, '/profile', options);
const factsOf = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const);

describe('<ProfilePage>', () => {
  test('shows name, state, email, ID and NAME, and what the contact record has', async () => {
    const { calls } = open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Thea Teacher' })).toBeInTheDocument();
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact by email: thea@example.org' })).toHaveAttribute(
      'href',
      'mailto:thea@example.org',
    );
    expect(factsOf()).toEqual([
      ['ID', '7'],
      ['NAME', 'teacher'],
      ['Name in Greek', 'Θεοδώρα Δασκάλου'],
      ['Title', 'Professor'],
      ['Department', 'School of Physics'],
      ['Phone', '+302310123456'],
      ['Address', 'Campus'],
    ]);
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/profile/edit');
    expect(calls.find(({ route }) => route === 'GET MobilityContacts')?.query).toMatchObject({
      $filter: 'uid eq 7',
    });
  });

  test('says that an account is not active', async () => {
    open({ user: { enabled: false } });
    expect(await screen.findByText('Not Active')).toBeInTheDocument();
  });

  test('shows what the account knows of somebody without a contact record, in Greek letters on a Greek page', async () => {
    open({ contact: null, language: 'gr', role: 'Student' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Θεοδώρα Δασκάλου' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /account@example.org/ })).toBeInTheDocument();
    expect(screen.getByText(/Δεν έχουν καταχωριστεί/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Επεξεργασία προφίλ' })).toBeInTheDocument();
  });

  test('names the department in Greek on a Greek page', async () => {
    open({ contact: buildContact({ phone: null }), language: 'gr' });
    expect(await screen.findByText('Τμήμα Φυσικής')).toBeInTheDocument();
    expect(screen.getByText('–')).toBeInTheDocument();
  });

  test('says that there is no account, and offers nothing to edit', async () => {
    open({ routes: { 'GET Users/Me': () => ({ status: 204 }) } });
    expect(await screen.findByText('The portal has no account for you yet')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Edit Profile' })).not.toBeInTheDocument();
  });

  test('lets a profile that could not be read be asked for again', async () => {
    let isDown = true;
    const { user } = open({
      routes: {
        'GET Users/Me': () =>
          isDown ? { status: 503, body: { code: 'unavailable' } } : { body: { id: 7, name: 'teacher' } },
      },
    });
    expect(await screen.findByText('Your profile could not be opened')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Thea Teacher' })).toBeInTheDocument();
  });

  test('leads a teacher to the agreements that name them, in whatever wording, and says who corrects these', async () => {
    const agreement = {
      id: 938,
      startYear: { id: 2026, name: '2026-2027' },
      endYear: { id: 2028, name: '2028-2029' },
      ewpStatus: null,
      terminated: 0,
    };
    const { calls } = openProfile(ProfilePage, '/profile', {
      contact: buildContact({ person: 12 }),
      routes: { 'GET MobilityAgreements': () => ({ body: { value: [agreement], total: 1 } }) },
    });
    expect(await screen.findByRole('link', { name: 'Agreement 938' })).toHaveAttribute(
      'href',
      '/iia/view/938',
    );
    expect(screen.getByText(/corrects in all of them at once/)).toBeVisible();
    const asked = calls.find(({ route }) => route === 'GET MobilityAgreements')?.query;
    expect(asked?.['$filter']).toContain('departmentalCoordinatorContacts/person eq 12');
  });

  test('asks of agreements nothing for somebody whom none can name', async () => {
    const { calls } = openProfile(ProfilePage, '/profile', { contact: buildContact({ isPrivate: true }) });
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
    expect(calls.some(({ route }) => route === 'GET MobilityAgreements')).toBe(false);
  });
});

import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProfilePage from '../ProfilePage.tsx';
import { openProfile } from '../testing/openProfile.tsx';

const ABSENCES = '/exchange/officers/absences';
const person = { isOpen: true, away: null, isOnMyDesk: false };
const PEOPLE = {
  me: 7,
  value: [
    { ...person, id: 7, name: 'Maria Ioannou' },
    { ...person, id: 8, name: 'Nikos Pappas' },
    { ...person, id: 9, name: 'Former Colleague', isOpen: false },
  ],
};
const ABSENCE = {
  id: 3,
  officer: 8,
  deputy: 7,
  firstDay: '2026-11-02',
  lastDay: '2099-12-01',
  isNow: true,
};

const open = (absences: readonly object[] = [], options: Parameters<typeof openProfile>[2] = {}) =>
  openProfile(ProfilePage, '/profile', {
    role: 'IRO',
    ...options,
    routes: {
      'GET /exchange/officers': () => ({ body: PEOPLE }),
      [`GET ${ABSENCES}`]: () => ({ body: { value: absences } }),
      [`POST ${ABSENCES}`]: () => ({ body: { value: [ABSENCE] } }),
      [`DELETE ${ABSENCES}/3`]: () => ({ body: { value: [] } }),
      ...options.routes,
    },
  });
const section = () => screen.findByRole('region', { name: 'Absences of the office' });
const dialog = () => screen.getByRole('dialog', { name: 'Enter an absence' });

describe('<AbsencesSection>', () => {
  test('says who is away and who stands in, and ends it after a question', async () => {
    const { calls } = open([ABSENCE]);
    const ends = () => calls.filter(({ route }) => route === `DELETE ${ABSENCES}/3`);
    const list = within(await section());
    expect(await list.findByRole('listitem')).toHaveTextContent(
      'Nikos Pappas is away until 1 December 2099; Maria Ioannou stands in.',
    );
    const end = list.getByRole('button', { name: 'End absence of Nikos Pappas, from 2 November 2026' });
    await userEvent.click(end);
    const question = within(screen.getByRole('alertdialog', { name: 'End this absence?' }));
    expect(question.getByText(/Maria Ioannou no longer has the records of Nikos Pappas/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Keep the absence' }));
    expect(ends()).toEqual([]);
    await userEvent.click(end);
    await userEvent.click(screen.getByRole('button', { name: 'End absence' }));
    expect(ends()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('asks before one that has not begun is removed, and says in the question why it was refused', async () => {
    open([{ ...ABSENCE, isNow: false }], {
      routes: { [`DELETE ${ABSENCES}/3`]: () => ({ status: 500, body: { code: 'internal' } }) },
    });
    await userEvent.click(await within(await section()).findByRole('button', { name: /^Remove of Nikos/ }));
    const question = within(screen.getByRole('alertdialog', { name: 'Remove this absence?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByRole('alert')).toBeInTheDocument();
  });

  test('shows who entered and removed absences when somebody asks', async () => {
    const change = {
      id: 2,
      at: '2026-10-30T08:00:00.000Z',
      by: 'Maria Ioannou',
      isEntered: true,
      officer: 'Nikos Pappas',
      deputy: 'Maria Ioannou',
      firstDay: '2026-11-02',
      lastDay: '2026-11-09',
    };
    const value = [{ ...change, id: 3, by: null, isEntered: false }, change];
    const { calls } = open([], { routes: { [`GET ${ABSENCES}/changes`]: () => ({ body: { value } }) } });
    const history = await within(await section()).findByRole('button', { name: 'History' });
    expect(calls.map(({ route }) => route)).not.toContain(`GET ${ABSENCES}/changes`);
    await userEvent.click(history);
    const items = await within(await section()).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /– removed or ended the absence of Nikos Pappas from 2 November 2026 to 9 November 2026/,
      ),
      expect.stringMatching(
        /Maria Ioannou entered that Nikos Pappas is away .* with Maria Ioannou as deputy/,
      ),
    ]);
    await userEvent.click(history);
    expect(within(await section()).queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('enters an absence, of whoever asks at first, and asks for what is missing', async () => {
    const { saves } = open();
    await userEvent.click(within(await section()).getByRole('button', { name: 'Enter absence…' }));
    const form = within(dialog());
    expect(form.getByRole('combobox', { name: /Who is away/ })).toHaveDisplayValue('Maria Ioannou');
    expect(form.queryByRole('option', { name: /Former/ })).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Enter' }));
    expect(saves()).toEqual([]);
    await waitFor(() => expect(form.getByRole('textbox', { name: /Last day away/ })).toBeInvalid());
    expect(form.getByRole('combobox', { name: /Who stands in/ })).toBeInvalid();
    await userEvent.type(form.getByRole('textbox', { name: /Last day away/ }), '01/12/2099');
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Who stands in/ }), 'Nikos Pappas');
    await userEvent.click(form.getByRole('button', { name: 'Enter' }));
    expect(saves()).toEqual([
      { officer: 7, deputy: 8, firstDay: universityDay(new Date()), lastDay: '2099-12-01' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps what was typed where the server refuses it, and says why', async () => {
    open([], {
      routes: {
        [`POST ${ABSENCES}`]: () => ({
          status: 409,
          body: { code: 'conflict', message: 'Whoever is to stand in is away themselves.' },
        }),
      },
    });
    await userEvent.click(within(await section()).getByRole('button', { name: 'Enter absence…' }));
    const form = within(dialog());
    await userEvent.type(form.getByRole('textbox', { name: /Last day away/ }), '01/12/2099');
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Who stands in/ }), 'Nikos Pappas');
    await userEvent.click(form.getByRole('button', { name: 'Enter' }));
    expect(await form.findByText('Whoever is to stand in is away themselves.')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: /Last day away/ })).toHaveValue('01/12/2099');
  });

  test('is the office’s alone', async () => {
    const { calls } = open([ABSENCE], { role: 'Faculty' });
    await screen.findByRole('heading', { level: 2, name: 'Thea Teacher' });
    expect(screen.queryByRole('region', { name: 'Absences of the office' })).not.toBeInTheDocument();
    expect(calls.map(({ route }) => route)).not.toContain(`GET ${ABSENCES}`);
  });
});

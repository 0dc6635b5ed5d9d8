import { screen, waitFor, within } from '@testing-library/react';
import type { FakeApiRoutes } from 'shared-client/testing';
import { buildCoordinator } from './testing/buildCoordinator.ts';
import { buildServer, openCoordinators as open, saves } from './testing/openCoordinators.tsx';

const rowOf = (text: string) => screen.findByRole('row', { name: new RegExp(text) });
const field = (name: string) => screen.getByRole('textbox', { name });
const department = () => screen.getByRole('combobox', { name: 'Department' });
const save = () => screen.getByRole('button', { name: 'SAVE' });

async function editFirstRow(routes: FakeApiRoutes = {}) {
  const view = open({ routes });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Eleni Ioannou' }));
  return view;
}

describe('<EctsCoordinatorListPage>', () => {
  test('shows students the list without actions', async () => {
    open({ role: 'Student' });
    expect(within(await rowOf('Ioannou')).getByText('School of Physics')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Edit/ })).not.toBeInTheDocument();
  });

  test('leads the office to the add form, and students to none', async () => {
    const { unmount } = open();
    await rowOf('Ioannou');
    expect(screen.getByRole('link', { name: 'Add ECTS coordinator' })).toHaveAttribute(
      'href',
      '/ects-coordinators/form',
    );
    unmount();
    open({ role: 'Student' });
    await rowOf('Ioannou');
    expect(screen.queryByRole('link', { name: 'Add ECTS coordinator' })).not.toBeInTheDocument();
  });

  test('begins at the row that the add form has made', async () => {
    open({ address: '/ects-coordinators#13' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Nikos Petrou' })).toHaveFocus());
  });

  test('asks for pages of 25', async () => {
    const { calls } = open({ address: '/ects-coordinators?page=2', routes: buildServer({ total: 60 }) });
    await rowOf('Ioannou');
    expect(calls[0]?.query).toMatchObject({ $top: '25', $skip: '25' });
  });

  test('says that there are none', async () => {
    open({ routes: buildServer({ rows: [] }) });
    expect(await screen.findByText('No ECTS coordinators found')).toBeInTheDocument();
  });

  test('edits in place: focus in the first field, SAVE after a change, focus back on the row', async () => {
    const { user, calls } = await editFirstRow();
    expect(field('First name')).toHaveFocus();
    expect(save()).toBeDisabled();
    await user.type(field('First name'), '-Maria');
    expect(save()).toBeEnabled();
    await user.click(save());
    expect(await screen.findByText('Record saved successfully!')).toBeInTheDocument();
    expect(saves(calls)).toEqual([
      [
        'POST ECTSCoordinatorTables',
        {
          id: 12,
          dateModified: '2026-10-06T09:30:00.000Z',
          firstName: 'Eleni-Maria',
          lastName: 'Ioannou',
          email: 'eleni.ioannou@example.org',
          department: 4,
          purpose: 'Recognition of credits',
          phone: '+302310990000',
          address: 'University campus',
        },
      ],
    ]);
    expect(await screen.findByRole('button', { name: 'Edit Eleni-Maria Ioannou' })).toHaveFocus();
  });

  test('corrects phone and address, which no column shows', async () => {
    const { user, calls } = await editFirstRow();
    expect(screen.queryByRole('columnheader', { name: 'Phone' })).not.toBeInTheDocument();
    expect(field('Phone')).toHaveValue('+302310990000');
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '+302310991111');
    await user.type(field('Address'), ' 2');
    await user.click(save());
    await screen.findByText('Record saved successfully!');
    expect(saves(calls)[0]?.[1]).toMatchObject({ phone: '+302310991111', address: 'University campus 2' });
  });

  test('creates a department that does not exist yet before it saves the coordinator', async () => {
    const { user, calls } = await editFirstRow();
    await user.clear(department());
    await user.paste('School of Design');
    expect(await screen.findByText('Create “School of Design”')).toBeInTheDocument();
    await user.click(save());
    await screen.findByText('Record saved successfully!');
    expect(saves(calls)).toEqual([
      ['POST MobilityDepartments', { name: 'School of Design', institution: 1 }],
      ['POST ECTSCoordinatorTables', expect.objectContaining({ department: 99 })],
    ]);
  });

  test('takes a chosen department by its id', async () => {
    const { user, calls } = await editFirstRow();
    await user.clear(department());
    await user.type(department(), 'law');
    await user.click(await screen.findByRole('option', { name: 'Faculty of Law' }));
    await user.click(save());
    await screen.findByText('Record saved successfully!');
    expect(saves(calls)).toEqual([
      ['POST ECTSCoordinatorTables', expect.objectContaining({ department: 5 })],
    ]);
  });

  test('asks for what is missing before it sends anything', async () => {
    const { user, calls } = await editFirstRow();
    await user.clear(field('Email'));
    await user.type(field('Email'), 'eleni');
    await user.click(save());
    expect(await screen.findByText(/valid email address/)).toBeInTheDocument();
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(saves(calls)).toEqual([]);
  });

  test('shows what the server refuses at its field, with everything still there', async () => {
    const refusal = {
      code: 'validation-failed',
      message: 'no',
      errors: [{ field: 'purpose', code: 'too-long' }],
    };
    const { user } = await editFirstRow({
      'POST ECTSCoordinatorTables': () => ({ status: 400, body: refusal }),
    });
    await user.type(field('Purpose'), ' and more');
    await user.click(save());
    expect(await screen.findByText('This text is too long.')).toBeInTheDocument();
    expect(field('Purpose')).toHaveValue('Recognition of credits and more');
  });

  test('keeps what was typed when the server cannot be reached, and saves at another try', async () => {
    let isDown = true;
    const server = buildServer({});
    const { user } = await editFirstRow({
      ...server,
      'POST ECTSCoordinatorTables': (call) =>
        isDown ? 'network' : server['POST ECTSCoordinatorTables'](call),
    });
    await user.type(field('Last name'), '-Petrou');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here.');
    expect(field('Last name')).toHaveValue('Ioannou-Petrou');
    isDown = false;
    await user.click(save());
    expect(await screen.findByText('Record saved successfully!')).toBeInTheDocument();
  });

  test('asks before typed text is dropped, and drops nothing silently', async () => {
    const { user } = await editFirstRow();
    await user.type(field('First name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Go on editing' }));
    expect(field('First name')).toHaveValue('Elenix');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Drop the changes' }));
    expect(await screen.findByRole('button', { name: 'Edit Eleni Ioannou' })).toHaveFocus();
  });

  test('cancels at once when nothing was typed', async () => {
    const { user } = await editFirstRow();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Edit Eleni Ioannou' })).toHaveFocus();
  });

  test('asks before the page is left with unsaved text', async () => {
    const { user, router, address } = await editFirstRow();
    await user.type(field('First name'), 'x');
    await waitFor(() => void router.navigate('/factsheets'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('has not been saved');
    expect(address()).toBe('/ects-coordinators');
    await user.click(screen.getByRole('button', { name: 'Drop the changes' }));
    await waitFor(() => expect(address()).toBe('/factsheets'));
  });

  test('takes the step that was asked for while a save is under way once the save has ended', async () => {
    const server = buildServer({});
    let finish: () => void = () => undefined;
    const { user } = await editFirstRow({
      'POST ECTSCoordinatorTables': async (call) => {
        await new Promise<void>((resolve) => (finish = resolve));
        return server['POST ECTSCoordinatorTables'](call);
      },
    });
    await user.type(field('First name'), 'x');
    await user.click(save());
    await user.click(screen.getByRole('button', { name: 'Edit Nikos Petrou' }));
    expect(screen.getByRole('alertdialog', { name: 'Drop the changes?' })).toBeInTheDocument();
    finish();
    await waitFor(() => expect(field('First name')).toHaveValue('Nikos'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('deletes after the question of the specification, and goes to the next row', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Eleni Ioannou' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Confirm Delete' });
    expect(dialog).toHaveAccessibleDescription('Are you sure to delete Eleni Ioannou');
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ioannou/ })).not.toBeInTheDocument());
    expect(saves(calls)).toEqual([
      ['POST ECTSCoordinatorTables', { id: 12, $state: 4, dateModified: '2026-10-06T09:30:00.000Z' }],
    ]);
    expect(screen.getByRole('button', { name: 'Edit Nikos Petrou' })).toHaveFocus();
  });
});

describe('a row that somebody else has changed', () => {
  const theirs = buildCoordinator({
    lastName: 'Ioannou-Petrou',
    purpose: 'Transcripts',
    dateModified: '2026-10-07T08:00:00.000Z',
  });

  async function saveStale() {
    const server = buildServer({});
    let isStale = true;
    const view = await editFirstRow({
      'POST ECTSCoordinatorTables': (call) => {
        if (!isStale) return server['POST ECTSCoordinatorTables'](call);
        isStale = false;
        return { status: 409, body: { code: 'stale', message: 'stale', current: theirs } };
      },
    });
    await view.user.type(field('Purpose'), ' and transcripts');
    await view.user.click(save());
    await screen.findByRole('table', { name: 'What has changed since you opened it' });
    return view;
  }

  test('shows both texts of each changed field', async () => {
    await saveStale();
    const table = screen.getByRole('table', { name: 'What has changed since you opened it' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'FieldTheir versionYour version',
      'Last nameIoannou-PetrouIoannou',
      'PurposeTranscriptsRecognition of credits and transcripts',
    ]);
    expect(save()).toBeDisabled();
  });

  test('is saved over the present record when one goes on with the own text', async () => {
    const { user, calls } = await saveStale();
    await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    expect(field('Last name')).toHaveValue('Ioannou-Petrou');
    await user.click(save());
    await screen.findByText('Record saved successfully!');
    expect(saves(calls).at(-1)?.[1]).toMatchObject({
      dateModified: '2026-10-07T08:00:00.000Z',
      lastName: 'Ioannou-Petrou',
      purpose: 'Recognition of credits and transcripts',
    });
  });

  test('begins anew from the present record when one goes on with theirs', async () => {
    const { user } = await saveStale();
    await user.click(screen.getByRole('button', { name: 'Keep their changes' }));
    expect(field('Purpose')).toHaveValue('Transcripts');
    expect(save()).toBeDisabled();
  });
});

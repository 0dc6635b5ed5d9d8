import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RowsOfAgreement } from 'shared-contracts/agreements/entities/rowsOfAgreement.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import MobilityGridPage from './MobilityGridPage.tsx';
import { APPROVED, AREAS, LANGUAGES, rowsOf, studentRow } from './testing/buildRows.ts';

const list = (value: readonly object[]) => ({ body: { value, total: value.length } });
const SAVED = '2026-11-28T08:00:00.000Z';

/** Opens the table of some agreements; each save is answered with what it asked for. */
async function open(
  agreements: readonly RowsOfAgreement[] = [rowsOf(1), rowsOf(2)],
  {
    role = 'IRO',
    language = 'en',
    routes = {},
  }: { role?: Role; language?: Language; routes?: FakeApiRoutes } = {},
) {
  const calls = fakeApi({
    'GET MobilityAgreements': () => list(agreements),
    'GET MobilitySubjectAreas': () => list(AREAS),
    'GET MobilityLanguages': () => list(LANGUAGES),
    'POST MobilityAgreements': ({ body }) => ({ body: saved(agreements, body as Partial<RowsOfAgreement>) }),
    ...routes,
  });
  const view = renderInPortal(
    <SignedIn role={role}>
      <MobilityGridPage />
    </SignedIn>,
    { address: '/iia/rows?ids=1,2', messages: moduleTexts(language), language },
  );
  const grid = await screen.findByRole('grid');
  return {
    ...view,
    calls,
    grid,
    saves: () => calls.filter(({ route }) => route === 'POST MobilityAgreements'),
  };
}

function saved(agreements: readonly RowsOfAgreement[], body: Partial<RowsOfAgreement>): RowsOfAgreement {
  const before = agreements.find(({ id }) => id === body.id) ?? rowsOf(1);
  const studies = body.studentMobilitiesForStudies?.map((row, index) => ({
    ...before.studentMobilitiesForStudies[index]!,
    ...row,
  }));
  return { ...before, ...(studies && { studentMobilitiesForStudies: studies }), dateModified: SAVED };
}

/** The cell of a line (counted from 1) and a column. */
const cellOf = (line: number, column: string): HTMLElement => {
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  return document.querySelector<HTMLElement>(`[data-place="${line - 1}:${heads.indexOf(column)}"]`)!;
};
const PEOPLE = 'Number of people per year';
const MONTHS = 'Total months per year';

type User = Awaited<ReturnType<typeof open>>['user'];
const go = (user: User, line: number, column: string) => user.click(cellOf(line, column));

function paste(text: string): void {
  fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } });
}

beforeEach(() => window.localStorage.clear());

test('a cell is typed into, left with Enter, and saved with its version and nothing else', async () => {
  const { user, saves } = await open();
  await go(user, 1, PEOPLE);
  await user.keyboard('5{Enter}');
  expect(cellOf(1, PEOPLE)).toHaveTextContent('5');
  expect(cellOf(2, PEOPLE)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save 1 agreement' }));
  expect(await screen.findByText('1 agreement was saved.')).toBeVisible();
  expect(saves().map(({ body }) => body)).toEqual([
    {
      id: 1,
      dateModified: '2026-10-06T09:30:00.000Z',
      studentMobilitiesForStudies: [{ id: 11, mobilitiesPerYear: 5 }],
    },
  ]);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
});

test('Ctrl+S in an open cell closes it and saves what stands there', async () => {
  const { user, saves } = await open();
  await go(user, 1, PEOPLE);
  await user.keyboard('5{Control>}s{/Control}');
  expect(await screen.findByText('1 agreement was saved.')).toBeVisible();
  expect(saves()[0]?.body).toMatchObject({ studentMobilitiesForStudies: [{ id: 11, mobilitiesPerYear: 5 }] });
  expect(cellOf(1, PEOPLE)).toHaveFocus();
});

test('arrows, Home and Ctrl+Home move the one focus; F2 opens, Escape leaves the cell as it was, Tab goes to the right', async () => {
  const { user } = await open();
  await go(user, 1, PEOPLE);
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(cellOf(2, MONTHS)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(cellOf(2, 'Agreement')).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(cellOf(1, 'Agreement')).toHaveFocus();
  await go(user, 1, MONTHS);
  await user.keyboard('{F2}');
  const field = screen.getByRole('textbox', { name: `${MONTHS}, 1 A GRAZ01` });
  expect(field).toHaveValue('10');
  await user.keyboard('9{Escape}');
  expect(cellOf(1, MONTHS)).toHaveTextContent('10');
  await user.keyboard('12{Tab}');
  expect(cellOf(1, MONTHS)).toHaveTextContent('12');
  expect(cellOf(1, 'Total days per year')).toHaveFocus();
});

test('a pasted block goes into many cells, names what finds none, and is taken back in one step', async () => {
  const { user } = await open([rowsOf(1), rowsOf(2, APPROVED)]);
  await go(user, 1, PEOPLE);
  paste('3\t12,5\n4\t\n5\t20\n');
  expect(cellOf(1, MONTHS)).toHaveTextContent('12.5');
  expect(cellOf(2, PEOPLE)).toHaveTextContent('4');
  expect(cellOf(3, PEOPLE)).toHaveTextContent('2');
  const notice = screen.getByText('3 cells were changed.').closest<HTMLElement>('[role="alert"]')!;
  expect(within(notice).getByRole('textbox', { hidden: true })).toHaveValue(
    `line 3, ${PEOPLE}, 5 (the agreement cannot be edited)\nline 3, ${MONTHS}, 20 (the agreement cannot be edited)`,
  );
  await user.keyboard('{Control>}z{/Control}');
  expect(cellOf(1, MONTHS)).toHaveTextContent('10');
  expect(cellOf(2, PEOPLE)).toHaveTextContent('2');
});

test('what is no value stays as it was typed, is marked, is not saved, and is led to', async () => {
  const { user, saves } = await open();
  await go(user, 2, PEOPLE);
  await user.keyboard('some{Enter}');
  await go(user, 3, PEOPLE);
  await user.keyboard('7{Enter}');
  expect(cellOf(2, PEOPLE)).toHaveTextContent('some');
  expect(cellOf(2, PEOPLE)).toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: 'Save 2 agreements' }));
  expect(
    await screen.findByText(
      'Not saved: marked cells have to be put right first. (Teaching, row 1: Number of people per year)',
    ),
  ).toBeVisible();
  expect(saves().map(({ body }) => (body as { id: number }).id)).toEqual([2]);
  await user.click(screen.getByRole('button', { name: 'Agreement 1' }));
  expect(cellOf(2, PEOPLE)).toHaveFocus();
  expect(cellOf(2, PEOPLE)).toHaveAccessibleDescription(/it is not what this column takes/);
});

test('a version that somebody else saved is put together with what was typed; both are shown, and the second save names the new version', async () => {
  const theirs = rowsOf(1, {
    dateModified: '2026-11-28T07:00:00.000Z',
    studentMobilitiesForStudies: [studentRow(11, { mobilitiesPerYear: 9, totalMonthsPerYear: 40 })],
  });
  let isFirst = true;
  const { user, saves } = await open(undefined, {
    routes: {
      'POST MobilityAgreements': ({ body }) => {
        if (!isFirst) return { body: saved([theirs], body as Partial<RowsOfAgreement>) };
        isFirst = false;
        return { status: 409, body: { code: 'stale', message: '', current: theirs } };
      },
    },
  });
  await go(user, 1, PEOPLE);
  await user.keyboard('5{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save 1 agreement' }));
  expect(await screen.findByText(/somebody else has saved it in the meantime/)).toBeVisible();
  expect(cellOf(1, PEOPLE)).toHaveTextContent('5');
  expect(cellOf(1, MONTHS)).toHaveTextContent('40');
  await user.click(screen.getByRole('button', { name: 'Next fault (1)' }));
  expect(cellOf(1, PEOPLE)).toHaveAccessibleDescription(/Somebody else has saved something else here: 9\./);
  await user.click(screen.getByRole('button', { name: 'Save 1 agreement' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.body).toMatchObject({ dateModified: '2026-11-28T07:00:00.000Z' });
});

test('the saved value can be taken instead', async () => {
  const theirs = rowsOf(1, { studentMobilitiesForStudies: [studentRow(11, { mobilitiesPerYear: 9 })] });
  const { user } = await open(undefined, {
    routes: {
      'POST MobilityAgreements': () => ({
        status: 409,
        body: { code: 'stale', message: '', current: theirs },
      }),
    },
  });
  await go(user, 1, PEOPLE);
  await user.keyboard('5{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save 1 agreement' }));
  await user.click(await screen.findByRole('button', { name: 'Next fault (1)' }));
  await user.click(screen.getByRole('button', { name: 'Take the saved value' }));
  expect(cellOf(1, PEOPLE)).toHaveTextContent('9');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
});

test('a lost connection leaves everything, and says what was not sent', async () => {
  const { user } = await open(undefined, { routes: { 'POST MobilityAgreements': () => 'network' } });
  await go(user, 1, PEOPLE);
  await user.keyboard('5{Enter}');
  await go(user, 3, PEOPLE);
  await user.keyboard('6{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save 2 agreements' }));
  expect(await screen.findByText(/No answer came/)).toBeVisible();
  expect(screen.getByText('Not sent yet, as the connection was lost.')).toBeVisible();
  expect(cellOf(1, PEOPLE)).toHaveTextContent('5');
  expect(cellOf(3, PEOPLE)).toHaveTextContent('6');
});

test('what the server refuses is marked at its cell', async () => {
  const errors = [
    {
      field: 'studentMobilitiesForStudies/0/subjectAreasWithClarifications/0/subjectArea',
      code: 'code-not-detailed',
    },
  ];
  const { user } = await open(undefined, {
    routes: {
      'POST MobilityAgreements': () => ({
        status: 400,
        body: { code: 'validation-failed', message: '', errors },
      }),
    },
  });
  await go(user, 1, PEOPLE);
  await user.keyboard('5{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save 1 agreement' }));
  expect(
    await screen.findByText('Not saved: the marked cells were refused. (Studies, row 1: Subject areas)'),
  ).toBeVisible();
  expect(cellOf(1, 'Subject areas')).toHaveAttribute('aria-invalid', 'true');
});

test('unsaved cells, and what stands in one that is still open, are offered again when the page comes back', async () => {
  const first = await open();
  await go(first.user, 1, PEOPLE);
  await first.user.keyboard('5{Enter}');
  await go(first.user, 3, MONTHS);
  await first.user.keyboard('24');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  first.unmount();
  const { user } = await open();
  expect(cellOf(1, PEOPLE)).toHaveTextContent('2');
  expect(screen.getByText(/Cells of 2 agreements that you typed here/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on with them' }));
  expect(cellOf(1, PEOPLE)).toHaveTextContent('5');
  expect(cellOf(3, MONTHS)).toHaveTextContent('24');
  await user.click(screen.getByRole('button', { name: 'Save 2 agreements' }));
  expect(await screen.findByText('2 agreements were saved.')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(Object.keys(window.localStorage).filter((key) => key.includes('mobilityRows'))).toEqual([]);
});

test('leaving with unsaved cells asks first, and leaving without any does not', async () => {
  const { user, address } = await open();
  const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
  const back = () => user.click(screen.getByRole('link', { name: 'Back to the agreements' }));
  await go(user, 1, PEOPLE);
  await user.keyboard('5{Enter}');
  await back();
  expect(question()).toHaveTextContent('this browser keeps them');
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(question()).toBeNull();
  expect(address()).toBe('/iia/rows?ids=1,2');
  expect(cellOf(1, PEOPLE)).toHaveTextContent('5');
  await back();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('leaving with a cell that is still open asks, and after the save it does not', async () => {
  const { user, address } = await open();
  await go(user, 1, PEOPLE);
  await user.keyboard('5');
  await user.click(screen.getByRole('link', { name: 'Back to the agreements' }));
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  await user.click(screen.getByRole('button', { name: 'Save 1 agreement' }));
  expect(await screen.findByText('1 agreement was saved.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the agreements' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('what was saved by a page that went before it heard so is not offered again', async () => {
  const first = await open();
  await go(first.user, 1, PEOPLE);
  await first.user.keyboard('5{Enter}');
  await go(first.user, 3, PEOPLE);
  await first.user.keyboard('6{Enter}');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  first.unmount();
  const [row] = rowsOf(1).studentMobilitiesForStudies;
  const landed = rowsOf(1, {
    dateModified: SAVED,
    studentMobilitiesForStudies: [{ ...row!, mobilitiesPerYear: 5 }],
  });
  const { user } = await open([landed, rowsOf(2)]);
  expect(screen.getByText(/Cells of 1 agreement that you typed here/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on with them' }));
  await user.click(screen.getByRole('button', { name: 'Save 1 agreement' }));
  expect(await screen.findByText('1 agreement was saved.')).toBeVisible();
});

test('Faculty edit drafts alone, in Greek with a comma', async () => {
  const submitted = rowsOf(2, { status: { id: 2, name: 'Submitted' } });
  const { user } = await open([rowsOf(1), submitted], { role: 'Faculty', language: 'gr' });
  await go(user, 1, 'Σύνολο μηνών ανά έτος');
  await user.keyboard('12,5{Enter}');
  expect(cellOf(1, 'Σύνολο μηνών ανά έτος')).toHaveTextContent('12,5');
  await go(user, 3, 'Σύνολο μηνών ανά έτος');
  await user.keyboard('9');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(cellOf(3, 'Σύνολο μηνών ανά έτος')).toHaveAttribute('aria-readonly', 'true');
  expect(cellOf(3, 'Σύνολο μηνών ανά έτος')).toHaveAccessibleDescription(/δεν μπορεί να τροποποιηθεί/);
});

test('of a thousand rows those in sight are drawn, and the one with the focus', async () => {
  const { user } = await open(Array.from({ length: 500 }, (_, index) => rowsOf(index + 1)));
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  await go(user, 1, PEOPLE);
  await user.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement).toHaveAttribute('data-place', '999:14');
});

test('an address without agreements says where they are chosen', async () => {
  fakeApi({
    'GET MobilityAgreements': () => list([]),
    'GET MobilitySubjectAreas': () => list(AREAS),
    'GET MobilityLanguages': () => list(LANGUAGES),
  });
  renderInPortal(
    <SignedIn role="IRO">
      <MobilityGridPage />
    </SignedIn>,
    { address: '/iia/rows?ids=', messages: moduleTexts() },
  );
  expect(await screen.findByText('No agreements to show')).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, SignedIn, type FakeApiReply } from 'shared-client/testing';
import recordEl from 'shared-record/locales/el.json';
import recordEn from 'shared-record/locales/en.json';
import { SheetWorker } from 'shared-sheet/testing';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../locales/report/el.json';
import en from '../../locales/report/en.json';
import ReportPage from './ReportPage.tsx';
import { buildFigures, buildReport, buildRow } from './testing/buildReport.ts';

const saved: Array<{ readonly name: string; readonly content: Blob }> = [];
let made: Blob | undefined;

type Options = {
  readonly address?: string;
  readonly language?: 'en' | 'gr';
  readonly reply?: () => FakeApiReply | Promise<FakeApiReply>;
};

function open({
  address = '/report',
  language = 'en',
  reply = () => ({ body: buildReport() }),
}: Options = {}) {
  const calls = fakeApi({ 'GET Report': reply });
  SheetWorker.install();
  const isGreek = language === 'gr';
  const messages = { 'mfe-admin': isGreek ? el : en, 'shared-record': isGreek ? recordEl : recordEn };
  const page = (
    <SignedIn role="IRO">
      <ReportPage />
    </SignedIn>
  );
  return { ...renderInPortal(page, { address, language, messages }), calls };
}

async function choose(user: ReturnType<typeof open>['user'], button: RegExp, item: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (blob: Blob) => {
    made = blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: made ?? new Blob() });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('<ReportPage>', () => {
  test('shows each number with the year before, and leads to its list', async () => {
    const { calls } = open();
    const row = await screen.findByRole('row', { name: /^Austria/ });
    expect(row).toHaveTextContent('102025-2026: 12 (−2)');
    expect(within(row).getByRole('link', { name: '10' })).toHaveAttribute(
      'href',
      '/?country=40&active=no&running=2026',
    );
    expect(within(row).getByRole('link', { name: '20' })).toHaveAttribute(
      'href',
      '/places?direction=outgoing&kind=studies&country=40&year=2026',
    );
    expect(screen.getByRole('link', { name: '1,234' })).toHaveAttribute('href', '/?active=no&running=2026');
    expect(screen.getByText(/2 applications name agreements/)).toBeVisible();
    expect(calls[0]?.query).toEqual({ by: 'country', kind: 'studies' });
  });

  test('asks for what the address says, and writes there what is chosen', async () => {
    const { user, calls, address } = open({ address: '/report?year=2024&kind=all&by=partner' });
    await screen.findByRole('row', { name: /^Austria/ });
    expect(calls[0]?.query).toEqual({ year: '2024', by: 'partner' });
    await user.click(screen.getByRole('tab', { name: 'Departments' }));
    expect(address()).toBe('/report?year=2024&kind=all&by=department');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Academic year' }), '2022-2023');
    expect(address()).toBe('/report?year=2022&kind=all&by=department');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Places for' }), 'Staff teaching');
    expect(address()).toBe('/report?year=2022&kind=teaching&by=department');
  });

  test('shows the first lines of a long table, and all of them where somebody asks', async () => {
    const rows = Array.from({ length: 40 }, (_, id) => buildRow({ id: id + 1, name: `Country ${id + 1}` }));
    const { user, address } = open({ reply: () => ({ body: buildReport({ rows }) }) });
    await screen.findByRole('row', { name: /^Country 25/ });
    expect(screen.queryByRole('row', { name: /^Country 26/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all 40 lines' }));
    expect(await screen.findByRole('row', { name: /^Country 40/ })).toBeVisible();
    expect(address()).toBe('/report?lines=all');
  });

  test('says of an empty year that it is, and leads back to the present one', async () => {
    const none = buildFigures({ agreements: 0, outgoing: 0, used: 0, incoming: 0 });
    const total = { now: none, before: none };
    const empty = buildReport({ year: 1999, rows: [], total, elsewhere: 0 });
    const { user, address } = open({ address: '/report?year=1999', reply: () => ({ body: empty }) });
    expect(await screen.findByText('Nothing in the academic year 1999-2000')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show 2026-2027' }));
    expect(address()).toBe('/report');
  });

  test('shows nothing of countries below the tab of partners, and takes none of it along', async () => {
    let answered = 0;
    const { user } = open({
      reply: () => {
        answered += 1;
        return answered === 1 ? { body: buildReport() } : new Promise<never>(() => undefined);
      },
    });
    await screen.findByRole('row', { name: /^Austria/ });
    await user.click(screen.getByRole('tab', { name: 'Partners' }));
    expect(screen.queryByRole('row', { name: /^Austria/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Download agreements/ })).toBeNull();
  });

  test('gives a chart as a picture, in Greek on a Greek page', async () => {
    const { user } = open({ language: 'gr' });
    await choose(user, /^Λήψη συμφωνιών/, /SVG/);
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['Συμφωνίες σε ισχύ ανά χώρα, 2026-2027.svg']),
    );
    expect(saved[0]?.content.type).toBe('image/svg+xml');
  });

  test('gives a table as numbers that can be calculated with', async () => {
    const { user } = open();
    await choose(user, /^Download the table/, /Excel/);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['By country, 2026-2027.xlsx']));
    expect(SheetWorker.asked[0]).toMatchObject({ format: 'xlsx', title: 'Countries' });
    expect(SheetWorker.asked[0]?.rows[0]?.slice(0, 4)).toEqual(['Austria', 10, 12, -2]);
  });

  test('gives all tables on sheets of their own', async () => {
    const { user, calls } = open();
    await choose(user, /^Download all/, /Excel/);
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['Report 2026-2027 Student studies.xlsx']),
    );
    expect(calls.slice(-6).map(({ query }) => query['by'])).toEqual([
      'year',
      'country',
      'partner',
      'department',
      'broadField',
      'field',
    ]);
    const [asked] = SheetWorker.asked;
    expect([asked?.title, ...(asked?.further.map(({ title }) => title) ?? [])]).toEqual([
      'Years',
      'Countries',
      'Partners',
      'Departments',
      'Broad fields',
      'Subject areas',
    ]);
  });

  test('says when a file cannot be made, and goes on', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open();
    await screen.findByRole('row', { name: /^Austria/ });
    SheetWorker.install({ failure: 'no memory' });
    await choose(user, /^Download the table/, /Excel/);
    expect(await screen.findByText(/The file could not be made/)).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('says when the numbers cannot be had', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({ reply: () => ({ status: 500, body: {} }) });
    expect(await screen.findByText('The report could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: /again/i })).toBeVisible();
  });
});

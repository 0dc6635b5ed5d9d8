import { screen, waitFor } from '@testing-library/react';
import { fakeApi, SignedIn, type FakeApiCall, type FakeApiReply } from 'shared-client/testing';
import recordEn from 'shared-record/locales/en.json';
import recordEl from 'shared-record/locales/el.json';
import { SheetWorker } from 'shared-sheet/testing';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../locales/departmentExport/el.json';
import en from '../../locales/departmentExport/en.json';
import DepartmentExportPage from './DepartmentExportPage.tsx';
import { buildExportRow } from './testing/buildExportRow.ts';

const DEPARTMENTS = [
  { id: 4, name: 'School of Law', nameGR: 'Νομική Σχολή', ounitId: null, domain: null },
  { id: 5, name: 'School of Physics', nameGR: 'Τμήμα Φυσικής', ounitId: null, domain: null },
];
const saved: string[] = [];

type Options = {
  readonly language?: 'en' | 'gr';
  readonly address?: string;
  readonly agreements?: (call: FakeApiCall) => FakeApiReply | Promise<FakeApiReply>;
};

const oneAgreement = (): FakeApiReply => ({ body: { value: [buildExportRow()], total: 1 } });

function open({ language = 'en', address = '/iia/export', agreements = oneAgreement }: Options = {}) {
  const calls = fakeApi({
    'GET MobilityDepartments': () => ({ body: { value: DEPARTMENTS, total: 2 } }),
    'GET MobilityAgreements': agreements,
  });
  SheetWorker.install();
  const page = (
    <SignedIn role="IRO">
      <DepartmentExportPage />
    </SignedIn>
  );
  const isGreek = language === 'gr';
  const messages = { 'mfe-admin': isGreek ? el : en, 'shared-record': isGreek ? recordEl : recordEn };
  return { ...renderInPortal(page, { address, language, messages }), calls };
}

/** The button as soon as the department of the address is known. */
async function readyButton() {
  await screen.findByText(/agreements?, with 4 rows/);
  return exportButton();
}
const exportButton = () => screen.findByRole('button', { name: /^(Export|Εξαγωγή)$/ });

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:sheet';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('<DepartmentExportPage>', () => {
  test('finds a department whatever accents are typed, and saves its file under its name', async () => {
    const { user, calls, address } = open({ language: 'gr' });
    const field = await screen.findByRole('combobox', { name: /Τμήμα/ });
    await user.type(field, 'νομικη');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/iia/export?department=4');
    expect(await screen.findByText('1 συμφωνία, με 4 γραμμές για κάθε εταίρο.')).toBeVisible();
    await user.click(await exportButton());
    await waitFor(() => expect(saved).toEqual(['Νομική Σχολή.xlsx']));
    expect(calls.at(-1)?.query['$filter']).toBe(
      '(departmentalCoordinatorContacts/department eq 4 and status ne 1 and isDeleted eq false)',
    );
    expect(SheetWorker.asked).toHaveLength(1);
    expect(SheetWorker.asked[0]).toMatchObject({ format: 'xlsx', title: 'Νομική Σχολή' });
    expect(SheetWorker.asked[0]?.rows).toHaveLength(4);
  });

  test('writes the same Greek file from an English page', async () => {
    const { user } = open({ address: '/iia/export?department=4' });
    await user.click(await readyButton());
    await waitFor(() => expect(saved).toEqual(['School of Law.xlsx']));
    expect(SheetWorker.asked[0]?.columns).toContain('Συντονιστής συμφωνίας');
    expect(SheetWorker.asked[0]?.rows[0]).toContain('Νομική Σχολή');
    expect(await screen.findByText('School of Law.xlsx was downloaded. Records in it: 1.')).toBeVisible();
  });

  test('makes no file before a department is chosen', async () => {
    const { user } = open();
    await user.click(await exportButton());
    expect(await exportButton()).toHaveAttribute('aria-disabled', 'true');
    expect(SheetWorker.asked).toEqual([]);
  });

  test('says that a department has no agreement, and makes no empty file', async () => {
    const { user } = open({
      address: '/iia/export?department=5',
      agreements: () => ({ body: { value: [], total: 0 } }),
    });
    expect((await screen.findAllByText(/^There is nothing to export: this department/))[0]).toBeVisible();
    await user.click(await exportButton());
    expect(SheetWorker.asked).toEqual([]);
    expect(saved).toEqual([]);
  });

  test('says what happened when the agreements cannot be read, and tries again', async () => {
    let isDown = true;
    const { user } = open({
      address: '/iia/export?department=4',
      agreements: ({ query }) =>
        isDown && query['$top'] === '100' ? { status: 403, body: { code: 'not-permitted' } } : oneAgreement(),
    });
    await user.click(await readyButton());
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The file was not made.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved).toEqual(['School of Law.xlsx']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says that the file could not be written', async () => {
    const { user } = open({ address: '/iia/export?department=4' });
    SheetWorker.answer = { failure: 'out of memory' };
    await user.click(await readyButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again; if it fails once more');
    expect(saved).toEqual([]);
  });

  test('shows how far it is, and stops without a file', async () => {
    const { user } = open({
      address: '/iia/export?department=4',
      agreements: ({ query }) => {
        const isRest = query['$filter']?.includes('id gt') ?? false;
        return isRest ? new Promise(() => undefined) : { body: { value: [buildExportRow()], total: 1200 } };
      },
    });
    await user.click(await readyButton());
    expect(await screen.findByText('1 of 1,200')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('The export was stopped. No file was made.')).toBeVisible();
    expect(screen.queryByText('1 of 1,200')).toBeNull();
    expect(saved).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { SignedIn } from 'shared-client/testing';
import { SheetWorker } from 'shared-sheet/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import AgreementListPage from './AgreementListPage.tsx';
import { buildAgreement, fakeServer, listOf } from './testing/fakeServer.ts';

const saved: string[] = [];

function open(role: Role, address: string, language: 'en' | 'gr' = 'en') {
  const page = (
    <SignedIn role={role}>
      <AgreementListPage />
    </SignedIn>
  );
  return renderInPortal(page, { address, language, messages: moduleTexts(language) });
}

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:sheet';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the export of the agreement list', () => {
  test('has every agreement that the filters let through, not the page alone, in the columns of the list', async () => {
    const partner = {
      id: 11,
      name: '=Graz',
      erasmusCode: 'A  GRAZ01',
      heiId: 'graz.example',
      isLocal: false,
      country: { id: 40, countryName: 'Austria', countryNameGR: 'Αυστρία' },
    };
    const wanted = buildAgreement({ institutions: [partner] });
    const asked = fakeServer(() => ({
      body: listOf([{ ...wanted, partnerAgreementIdentifications: [{ id: 1, iiaId: 'iia-77' }] }]),
    }));
    SheetWorker.install();
    const { user } = open('Faculty', '/?status=1&page=3');
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const standard = await screen.findByRole('group', { name: 'Standard columns' });
    await user.click(within(standard).getByRole('menuitem', { name: 'CSV, for other programs' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Agreements \d{4}-\d\d-\d\d\.csv$/)]));
    const query = asked.at(-1)?.searchParams;
    expect(query?.get('$filter')).toContain('status eq 1');
    expect([query?.get('$skip'), query?.get('$orderby')]).toEqual([null, 'id']);
    expect(SheetWorker.asked[0]).toMatchObject({
      format: 'csv',
      columns: [
        'ID',
        'Partner University',
        'Erasmus code',
        'Country of the partner',
        'Local Departmental Coordinator',
        'Local Department',
        'Start Year',
        'End Year',
        'Status',
        'No longer in force',
        'EWP Status',
        'Date Created',
        'Hei ID',
        'EWP ID',
      ],
      rows: [
        [
          12,
          '=Graz',
          'A  GRAZ01',
          'Austria',
          'Eleni Markou',
          'School of Law',
          '2026-2027',
          '2028-2029',
          'Draft',
          null,
          'Approved by us',
          { day: '2026-03-05' },
          'graz.example',
          'iia-77',
        ],
      ],
    });
  });

  test('has the order of the list, and its columns where they are asked for', async () => {
    const [first, second] = [buildAgreement({ id: 12 }), buildAgreement({ id: 15 })];
    const asked = fakeServer(({ searchParams }) => ({
      body: listOf(searchParams.get('$orderby') === 'id' ? [first, second] : [second, first]),
    }));
    SheetWorker.install();
    const { user } = open('IRO', '/?columns=years,id,officer,city&sort=-partner');
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const shown = await screen.findByRole('group', { name: 'Columns as shown' });
    await user.click(within(shown).getByRole('menuitem', { name: 'Excel (.xlsx)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked.at(-1)?.searchParams.get('$orderby')).toBe('partnerName desc,id desc');
    expect(SheetWorker.asked[0]).toMatchObject({
      columns: ['Start Year', 'End Year', 'ID', 'Officer in charge', 'City of the partner'],
      rows: [
        ['2026-2027', '2028-2029', 15, 'Anna Officer', null],
        ['2026-2027', '2028-2029', 12, null, null],
      ],
    });
  });

  test.each(['Βασικές στήλες', 'Στήλες που εμφανίζονται'])(
    'is in Greek on a Greek page: %s',
    async (group) => {
      const partner = {
        id: 11,
        name: 'University of Tirana',
        nameGR: 'Πανεπιστήμιο Τιράνων',
        isLocal: false,
      };
      fakeServer(() => ({ body: listOf([buildAgreement({ institutions: [partner], isDeleted: true })]) }));
      SheetWorker.install();
      const { user } = open('IRO', '/?deleted=yes&columns=partner,department,status,city', 'gr');
      await screen.findByRole('table');
      await user.click(screen.getByRole('button', { name: 'Εξαγωγή' }));
      const columns = await screen.findByRole('group', { name: group });
      await user.click(within(columns).getByRole('menuitem', { name: 'Excel (.xlsx)' }));
      await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Συμφωνίες .*\.xlsx$/)]));
      expect(SheetWorker.asked[0]?.rows[0]).toEqual(
        expect.arrayContaining(['Πανεπιστήμιο Τιράνων', 'Νομική Σχολή', 'Πρόχειρη', 'Διαγραμμένη']),
      );
    },
  );

  test('is not offered for a list of nothing', async () => {
    fakeServer(() => ({ body: listOf([]) }));
    open('IRO', '/');
    const button = () => screen.findByRole('button', { name: 'Export' });
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-disabled', 'true'));
  });
});

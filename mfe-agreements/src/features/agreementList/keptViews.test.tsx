import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import AgreementListPage from './AgreementListPage.tsx';
import { buildAgreement, buildView, fakeServer, listOf } from './testing/fakeServer.ts';

function open(address = '/', role: Role = 'IRO') {
  return renderInPortal(
    <SignedIn role={role}>
      <AgreementListPage />
    </SignedIn>,
    { address, language: 'en', messages: moduleTexts('en') },
  );
}

const agreement = {
  ...buildAgreement(),
  institutions: [
    { id: 11, name: 'University of Graz', erasmusCode: 'A  GRAZ01', isLocal: false, cityName: 'Graz' },
  ],
  partnerAgreementIdentifications: [],
  studentMobilitiesForStudies: [],
  studentMobilitiesForTraineeship: [],
  staffMobilitiesForTeaching: [],
  staffMobilitiesForTraining: [],
};
const answers = () => ({ body: listOf([agreement]) });
const heads = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

describe('a list with kept views', () => {
  test('begins with the view that was chosen, and asks in the same question for what its columns show', async () => {
    const asked = fakeServer(answers, { value: [buildView()], start: 7 });
    const { address } = open();
    expect(await screen.findByRole('button', { name: 'View: Drafts' })).toBeVisible();
    expect(address()).toBe('/?status=1&columns=id%2Cpartner%2Ccity&view=7&sort=-years');
    expect(await heads()).toEqual(['ID', 'Partner University', 'City of the partner', 'Actions']);
    expect(await screen.findByText('Graz', { selector: 'td *' })).toBeVisible();
    const last = asked.at(-1)?.searchParams;
    expect(last?.get('$filter')).toContain('status eq 1');
    expect(last?.get('$orderby')).toBe('startYear/id desc,endYear/id desc,id desc');
    expect(last?.get('$expand')).toContain('cityName');
  });

  test('shows the list itself once its filters are cleared, and stays with it', async () => {
    fakeServer(answers, { value: [buildView()], start: 7 });
    const { user, address } = open();
    await screen.findByRole('button', { name: 'View: Drafts' });
    const [clear] = await screen.findAllByRole('button', { name: 'Clear filters' });
    if (clear !== undefined) await user.click(clear);
    await waitFor(() => expect(address()).toBe('/?columns=id%2Cpartner%2Ccity&sort=-years'));
    expect(screen.getByRole('button', { name: 'Views' })).toBeVisible();
  });

  test('has the columns that the reader keeps, where the address names none', async () => {
    fakeServer(answers, { columns: ['status', 'lost', 'id'] });
    open();
    await screen.findByRole('table');
    expect(await heads()).toEqual(['Status', 'ID', 'Actions']);
  });

  test('opens a view with what still exists, and says what does not', async () => {
    const view = buildView({ query: 'status=1&colour=red&columns=id%2Cowner' });
    const asked = fakeServer(answers, { value: [view] });
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Drafts' }));
    await waitFor(() => expect(address()).toBe('/?status=1&columns=id&view=7'));
    expect(await screen.findByText(/left out: colour, columns/)).toBeVisible();
    expect(asked.at(-1)?.searchParams.get('$filter')).toContain('status eq 1');
  });

  test('says that something else is shown, and shows the view again', async () => {
    fakeServer(answers, { value: [buildView()] });
    const { user, address } = open('/?status=2&columns=id%2Cpartner%2Ccity&view=7&sort=-years');
    expect(await screen.findByText('Something else is shown now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Replace the view' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the view again' }));
    await waitFor(() => expect(address()).toContain('status=1'));
    expect(screen.queryByText('Something else is shown now.')).toBeNull();
  });

  test('offers no change of somebody else’s view', async () => {
    const view = buildView({ isOwn: false, isShared: true, mayChange: false, mayRemove: false });
    fakeServer(answers, { value: [view] });
    const { user } = open('/?status=2&view=7');
    expect(await screen.findByText('Something else is shown now.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Replace the view' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'View: Drafts' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Manage views…' }));
    await user.click(await screen.findByRole('button', { name: 'Change “Drafts”' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Begin the list with it', 'Copy…']);
  });

  test('is there where its views cannot be read', async () => {
    fakeServer(answers, null);
    open();
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Views' })).toBeNull();
  });
});

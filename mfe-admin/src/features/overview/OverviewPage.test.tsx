import { screen, waitFor, within } from '@testing-library/react';
import { buildOverview, openOverview } from './testing/openOverview.tsx';

const link = (name: RegExp) => screen.findByRole('link', { name });

describe('<OverviewPage>', () => {
  test('leads from each number to the list behind it', async () => {
    openOverview(buildOverview());
    expect(await link(/^41 agreements$/)).toHaveAttribute('href', '/?waiting=us');
    for (const [name, address] of [
      [/^1 agreement$/, '/?waiting=partner'],
      [/^10 To finish/, '/?waiting=finish'],
      [
        /^14 To approve Both copies are here and say the same: they can be approved. The oldest waits for /,
        '/?waiting=approve',
      ],
      [
        /^0 To correct Nobody can approve yet: the two copies differ, or the partner’s is not here.$/,
        '/?waiting=correct',
      ],
      [/^3 Not due yet/, '/?waiting=later'],
      [/^3 Not delivered/, '/?undelivered=yes'],
      [/^205 Need attention/, '/iia/incoming'],
      [/^2 Offered by partners/, '/iia/incoming'],
      [/^4 Inactive drafts/, '/?idle=yes'],
      [/^7 End this academic year, 2026.2027/, '/?ends=2026'],
      [/^9 End next academic year, 2027.2028/, '/?ends=2027'],
      [/^6 Submitted/, '/application/outgoing/list?status=submitted'],
      [/^All agreements/, '/'],
    ] as const)
      expect(await link(name)).toHaveAttribute('href', address);
  });

  test('shows what the person is to be reminded of, with the way to change it', async () => {
    openOverview(buildOverview());
    const reminders = await screen.findByRole('region', { name: 'Reminders' });
    expect(await within(reminders).findByText('Nothing is due at present.')).toBeInTheDocument();
    expect(within(reminders).getByRole('link', { name: 'Change reminders' })).toHaveAttribute(
      'href',
      '/profile/reminders',
    );
  });

  test('names what has waited for longest, and since when', async () => {
    openOverview(buildOverview());
    const us = await screen.findByRole('region', { name: 'Waiting for us' });
    expect(await within(us).findByRole('link', { name: 'University of Graz (12)' })).toHaveAttribute(
      'href',
      '/iia/view/12',
    );
    expect(us).toHaveTextContent(/since 5 March 2026, /);
    expect(us).toHaveTextContent(/No partner chosen yet \(15\)last changed on 5 May 2026, /);
    expect(screen.getByRole('region', { name: 'Waiting for the partner' })).toHaveTextContent(
      'We are not waiting for any partner.',
    );
  });

  test('shows faculty nothing of what they may not know', async () => {
    const { agreements } = buildOverview();
    openOverview(
      buildOverview({
        agreements: { ...agreements, undelivered: null },
        attention: null,
        incoming: null,
        applications: null,
      }),
      { role: 'Faculty' },
    );
    await link(/^4 Inactive drafts/);
    for (const name of [/Not delivered/, /Need attention/, /Offered by partners/, /Submitted/])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test('says what the dates of the year are for, also when the numbers cannot be had', async () => {
    openOverview(buildOverview(), {
      routes: { 'GET Overview': () => ({ status: 400, body: { code: 'bad-query' } }) },
    });
    expect(await screen.findByText('The overview could not be loaded')).toBeVisible();
    expect(screen.getByText(/Until then, partners change the mobility numbers/)).toBeVisible();
    expect(screen.getByText(/takes effect on 1 September/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Waiting for us' })).toBeNull();
  });

  test('begins a portal that has no agreements yet', async () => {
    const none = { active: 0, waitingForUs: 0, waitingForPartner: 0, endingNow: 0, endingNext: 0 };
    openOverview(
      buildOverview({
        agreements: { ...none, idleDrafts: 0, undelivered: 0 },
        waiting: { us: [], partner: [] },
      }),
    );
    expect(await screen.findByText('There is no active agreement yet')).toBeVisible();
    expect(await link(/^New agreement$/)).toHaveAttribute('href', '/iia/form');
    expect(screen.queryByRole('region', { name: 'Waiting for us' })).toBeNull();
  });

  test('counts what keeps our own factsheet from partners, for whoever edits it', async () => {
    openOverview(buildOverview({ ownFactsheet: { factsheetId: 9, missing: 2 } }));
    expect(await link(/^2 Missing from our factsheet/)).toHaveAttribute('href', '/factsheets/view/9');
  });

  test('leads to the factsheets where none of ours is active', async () => {
    openOverview(buildOverview({ ownFactsheet: { factsheetId: null, missing: 1 } }));
    expect(await link(/^1 Missing from our factsheet/)).toHaveAttribute('href', '/factsheets');
  });

  test('speaks Greek', async () => {
    openOverview(buildOverview(), { language: 'gr' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Επισκόπηση' })).toBeVisible());
    expect(await link(/^41 συμφωνίες$/)).toBeVisible();
    expect(await link(/^9 Προς αποστολή .*Η παλαιότερη εκκρεμεί εδώ και /)).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import PersonPage from './PersonPage.tsx';
import { CHANGED, openPeople, PERSON, ROW } from './testing/openPeople.tsx';

const section = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('<PersonPage>', () => {
  test('shows all wordings and all places, each with the way there', async () => {
    openPeople(PersonPage);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Professor Maria Papadopoulou' }),
    ).toBeVisible();
    const facts = await section('What agreements say');
    expect(facts.getByText('+302310123456')).toBeVisible();
    expect(facts.getByText('+302310999999')).toBeVisible();
    expect(facts.getByText(/word this person differently/)).toBeVisible();
    const agreements = await section('Agreements (47)');
    expect(agreements.getByRole('link', { name: 'Agreement 101' })).toHaveAttribute('href', '/iia/view/101');
    expect(agreements.getByText('40 active, 31 approved by both universities.')).toBeVisible();
    const elsewhere = await section('Named elsewhere');
    expect(elsewhere.getByRole('link', { name: /factsheet 1/ })).toHaveAttribute(
      'href',
      '/factsheets/view/1',
    );
    expect(elsewhere.getByText(/School of Physics/)).toBeVisible();
  });

  test('joins somebody who may be the same after saying whose words stay, and names both versions', async () => {
    const { user, calls } = openPeople(PersonPage, {
      routes: { 'POST /exchange/people/7/joining': () => ({ body: { ...CHANGED, agreements: 2, told: 2 } }) },
    });
    const twins = await section('May be the same person');
    await user.click(twins.getByRole('button', { name: 'Join with this person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join these two?' }));
    expect(dialog.getByText(/mp@example.org.*2 agreements that name/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText(/The partners of 2 agreements are notified/)).toBeVisible();
    const sent = calls.find(({ route }) => route === 'POST /exchange/people/7/joining');
    expect(sent?.body).toEqual({ version: 'v1', other: 30, otherVersion: 'w1' });
  });

  test('replaces the person from a year on, and says how the year is read and which agreements change', async () => {
    const follower = {
      ...ROW,
      id: 8,
      givenName: 'Anna',
      familyName: 'Neou',
      email: 'anna@example.org',
      twins: 0,
    };
    const { user, calls } = openPeople(PersonPage, {
      routes: {
        'GET /exchange/people': () => ({ body: { value: [follower, ROW], total: 2 } }),
        'GET /exchange/people/8': () => ({ body: { ...PERSON, id: 8, version: 'a1' } }),
        'POST /exchange/people/7/replacement': () => ({ body: { ...CHANGED, agreements: 2 } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Replace in agreements' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Replace' })).toBeDisabled();
    await user.type(dialog.getByLabelText(/Name or email/), 'neou');
    await user.click(await dialog.findByRole('radio', { name: /Anna Neou/ }));
    // The person is never offered in their own place.
    expect(dialog.queryByRole('radio', { name: /Papadopoulou/ })).toBeNull();
    expect(dialog.getByText(/whose last academic year is \d{4}-\d{4} or a later one/)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Replace', hidden: false }));
    expect(await screen.findByText(/^Replaced\./)).toBeVisible();
    const sent = calls.find(({ route }) => route === 'POST /exchange/people/7/replacement');
    expect(sent?.body).toMatchObject({ version: 'v1', by: 8, byVersion: 'a1' });
  });

  test('says of who has left how many agreements still name them', async () => {
    openPeople(PersonPage, {
      routes: {
        'GET /exchange/people/7': () => ({ body: { ...PERSON, leftAt: '2026-09-01T08:00:00.000Z' } }),
      },
    });
    expect(await screen.findByText(/40 active agreements still name this person/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Is back at the university' })).toBeVisible();
  });

  test.each(['/people/nothing', '/people/99'])('says that %s is nobody', async (address) => {
    openPeople(PersonPage, {
      address,
      routes: { 'GET /exchange/people/99': () => ({ status: 404, body: { code: 'not-found' } }) },
    });
    expect(await screen.findByText('There is no such person')).toBeVisible();
  });
});

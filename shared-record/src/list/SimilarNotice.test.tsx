import { screen, waitFor } from '@testing-library/react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import en from '../locales/en.json' with { type: 'json' };
import { SimilarNotice } from './SimilarNotice.tsx';

const ROUTE = 'GET MobilityAgreements';
const NOTICE = 'Nothing here has “Gratz”; similar:';

async function open(total: number) {
  const calls = fakeApi({ [ROUTE]: () => ({ body: { value: total > 0 ? [{ id: 4 }] : [], total } }) });
  renderInPortal(
    <SignedIn role="Faculty">
      <SimilarNotice set="MobilityAgreements" text=" Gratz " />
    </SignedIn>,
    { messages: { 'shared-record': en } },
  );
  await waitFor(() => expect(calls).toHaveLength(1));
  return calls;
}

describe('<SimilarNotice>', () => {
  test('says what no record has, as it was typed', async () => {
    const [call] = await open(0);
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(call?.query).toMatchObject({ $search: 'Gratz', spelling: 'exact' });
  });

  test('says nothing where a record has these words', async () => {
    await open(1);
    await expect(screen.findByText(NOTICE, {}, { timeout: 200 })).rejects.toThrow(/Unable to find/);
  });
});

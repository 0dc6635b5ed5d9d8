import { screen } from '@testing-library/react';
import { agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useState } from 'react';
import { useApi, useQuery } from 'shared-client';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { buildAgreementItem } from '../testing/buildAgreement.ts';
import { useSaveAgreement } from './agreement.mutations.ts';

/** Stands for the pages that show agreements. */
function ReadingPage() {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['mfe-agreements', 'agreements', 'item', 12],
    queryFn: () => api.item(agreementItem, 12),
  });
  return <p>{data ? `Ends ${data.endYear.id}` : 'Loading'}</p>;
}

function EditingPage() {
  const { mutate, isSuccess } = useSaveAgreement();
  return (
    <>
      <button
        type="button"
        onClick={() =>
          mutate({
            body: { id: 12, dateModified: '2026-04-01T08:00:00.000Z', endYear: 2028 },
            creationKey: null,
            notifies: false,
          })
        }
      >
        Save
      </button>
      {isSuccess && <p>Saved</p>}
    </>
  );
}

function FinalizingPage() {
  const { mutate, data, isError } = useSaveAgreement();
  const body = { id: 12, dateModified: '2026-04-01T08:00:00.000Z', endYear: 2028 };
  return (
    <>
      <button type="button" onClick={() => mutate({ body, creationKey: null, notifies: true })}>
        Finalize
      </button>
      {isError && <p>Failed</p>}
      {data && <p>Told: {data.telling}</p>}
    </>
  );
}

function TwoPages() {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsEditing(!isEditing)}>
        Other page
      </button>
      {isEditing ? <EditingPage /> : <ReadingPage />}
    </>
  );
}

describe('useSaveAgreement', () => {
  test('leaves no page the agreement as it was before, not even until the new one has come', async () => {
    const answers = [
      Promise.resolve({ body: buildAgreementItem({ endYear: { id: 2027 } }) }),
      new Promise<never>(() => undefined),
    ];
    fakeApi({
      'GET MobilityAgreements/12': () => answers.shift() ?? 'network',
      'POST MobilityAgreements': () => ({ body: { id: 12 } }),
    });
    const { user } = renderInPortal(
      <SignedIn role="IRO">
        <TwoPages />
      </SignedIn>,
    );
    expect(await screen.findByText('Ends 2027')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Other page' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    await user.click(screen.getByRole('button', { name: 'Other page' }));
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  test('saves and notifies in one call, and again with the same key when the answer was lost', async () => {
    const answers = ['network', { body: { id: 12, outcome: 'waiting', deliveries: [] } }] as const;
    let asked = 0;
    const calls = fakeApi({
      'POST /exchange/agreements/12/acts/finalize': () => answers[asked++] ?? 'network',
    });
    const { user } = renderInPortal(
      <SignedIn role="IRO">
        <FinalizingPage />
      </SignedIn>,
    );
    await user.click(screen.getByRole('button', { name: 'Finalize' }));
    expect(await screen.findByText('Failed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Finalize' }));
    expect(await screen.findByText('Told: waiting')).toBeInTheDocument();
    expect(calls.map(({ route }) => route)).toEqual(
      Array(2).fill('POST /exchange/agreements/12/acts/finalize'),
    );
    const [first, second] = calls.map(({ body }) => body);
    expect(first).toEqual({
      dateModified: '2026-04-01T08:00:00.000Z',
      agreement: { endYear: 2028 },
      key: expect.any(String),
    });
    expect(second).toEqual(first);
  });
});

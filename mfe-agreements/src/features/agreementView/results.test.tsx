import { screen, waitFor, within } from '@testing-library/react';
import { act as flush } from 'react';
import { statedFacts } from 'shared-contracts/agreements/agreementFacts.ts';
import { AGREEMENT_ACTS, type AgreementAct, refusalOfAct } from 'shared-contracts/exchange/agreementActs.ts';
import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import en from '../../locales/agreementView/en.json';
import { actionText } from './model/actions/actionTexts.ts';
import { buildAgreement } from './testing/buildAgreement.ts';
import { actReply, actRoute, openAgreement } from './testing/openAgreement.tsx';

type State = Pick<AgreementItem, 'status' | 'ewpStatus' | 'terminated'>;

const LATER = '2026-04-01T09:00:00.000Z';

/** Every state that a final agreement can be in, with the termination beside the stable one alone. */
const STATES: readonly State[] = Object.values(EWP_STATUS).flatMap((ewpStatus) =>
  (ewpStatus === EWP_STATUS['Approved by all'] ? Object.values(TERMINATION_STATUS) : [0]).map(
    (terminated) => ({
      status: { id: 3, name: 'Final' },
      ewpStatus: { id: ewpStatus, name: 'Approved by all' },
      terminated,
    }),
  ),
);

const STATE_7: State = {
  status: { id: 3, name: 'Final' },
  ewpStatus: { id: 7, name: 'Approved by all' },
  terminated: 0,
};

function factsIn(agreement: AgreementItem): AgreementFacts {
  return { ...statedFacts(agreement), wasApproved: agreement.ewpStatus?.id !== 4 };
}

/** A state from which an action can be taken. */
function beginningOf(act: AgreementAct): AgreementItem {
  const found = [0, 1]
    .flatMap((localStatus) => STATES.map((one) => buildAgreement({ ...one, localStatus })))
    .find((one) => refusalOfAct(act, factsIn(one), ROLE_PERMISSIONS.IRO) === undefined);
  if (found === undefined) throw new Error(`${act} can be taken nowhere.`);
  return found;
}

const textOf = (key: string): string =>
  key.split('.').reduce<unknown>((texts, part) => (texts as Record<string, unknown>)[part], en) as string;

/** Presses an action's button, whose answer and what is read afterwards the test gives. */
async function press(
  act: AgreementAct,
  next: State,
  answer: Promise<{ readonly status: number; readonly body: object } | undefined>,
) {
  const agreement = beginningOf(act);
  let isDone = false;
  const facts = factsIn(agreement);
  const view = openAgreement({
    routes: {
      'GET MobilityAgreements/12': () => {
        const now = isDone ? { ...agreement, ...next, dateModified: LATER } : agreement;
        return { body: { ...now, facts: isDone ? statedFacts(now) : facts } };
      },
      [actRoute(act)]: async () => {
        const failure = await answer;
        if (failure !== undefined) return failure;
        isDone = true;
        return { body: actReply() };
      },
    },
  });
  const text = actionText(act, facts);
  const name = textOf(text.label);
  await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await view.user.click(screen.getByRole('button', { name }));
  const question = screen.queryByRole('alertdialog');
  if (question) await view.user.click(within(question).getByRole('button', { name }));
  return { ...view, done: textOf(text.done).replace('{{id}}', '12') };
}

describe.each(AGREEMENT_ACTS)('what came of %s', (act) => {
  test.each(STATES.map((next) => [next.ewpStatus?.id, next.terminated, next] as const))(
    'is said when the agreement is in state %d, %d afterwards',
    async (_ewp, _terminated, next) => {
      const { done } = await press(act, next, Promise.resolve(undefined));
      expect(await screen.findByText(done)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(screen.getByText(done)).toBeVisible();
    },
  );

  test('is said also when the view is not there any more', async () => {
    let go: () => void = () => undefined;
    const answer = new Promise<undefined>((resolve) => (go = () => resolve(undefined)));
    const { done, router } = await press(act, STATE_7, answer);
    await flush(() => router.navigate('/elsewhere'));
    go();
    expect(await screen.findByText(done)).toBeVisible();
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  test('is said to whoever has left the view when it failed', async () => {
    let fail: () => void = () => undefined;
    const answer = new Promise<{ status: number; body: object }>((resolve) => {
      fail = () => resolve({ status: 503, body: { code: 'unavailable' } });
    });
    const { router } = await press(act, STATE_7, answer);
    await flush(() => router.navigate('/elsewhere'));
    fail();
    expect(await screen.findByText(/^Agreement 12: an action did not come to its end/)).toBeVisible();
  });
});

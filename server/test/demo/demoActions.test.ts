import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import {
  DEMO_ACTIONS,
  type DemoActionName,
  type DemoOffice,
} from '../../src/demonstration/partners/page/demoActions.ts';
import { offeredActions } from '../../src/demonstration/partners/page/offeredActions.ts';
import type { ConnectedExchange } from '../../src/exchange/connectExchange.ts';
import { factsOfAgreement } from '../../src/exchange/factsOfAgreement.ts';
import { done, expectState, finalAgreement, offered, quiet } from '../exchange/support/pairs.ts';
import { besides, startTwoPortals, type TwoPortals } from '../exchange/support/portalNodes.ts';
import { callerWith } from '../support/api/dataApiApp.ts';

const NOTIFIED_BY_ALL = EWP_STATUS['Notified by all'];
const APPROVED_BY_ALL = EWP_STATUS['Approved by all'];

let portals: TwoPortals;
let exchange: ConnectedExchange;
let office: DemoOffice;

beforeAll(async () => {
  portals = await startTwoPortals();
  exchange = await besides(portals.b);
  office = { services: exchange.services, caller: callerWith('IRO', 1, 'iro'), requestId: 'r1' };
});
afterAll(async () => {
  await exchange.stop();
  await portals.stop();
});

async function buttons(id: number): Promise<readonly DemoActionName[]> {
  await quiet(portals.b);
  const facts = await factsOfAgreement(portals.b.database, id);
  return offeredActions(facts!, office.caller.permissions).map(({ name }) => name);
}

/** The portal offers an agreement, and the demo partner accepts it; gives the id on either side. */
async function accepted(): Promise<{ readonly ours: number; readonly theirs: number }> {
  const { a, b } = portals;
  const ours = await finalAgreement(a);
  await done(a, 'cnr', ours);
  const outcome = await DEMO_ACTIONS.accept(office, await offered(b, ours));
  expect(outcome).toEqual({ kind: 'done', isDelivered: true });
  await expectState(a, ours, { ewp: NOTIFIED_BY_ALL });
  const { partnerAgreementIdentifications: ids } = await a.agreement(ours);
  return { ours, theirs: Number(ids[0].iiaId) };
}

describe('the office of a demo partner', () => {
  test('accepts, approves, changes, reverts and ends an agreement, each step by a button that is there', async () => {
    const { a } = portals;
    const { ours, theirs } = await accepted();
    expect(await buttons(theirs)).toEqual(['approve', 'notify', 'change', 'delete']);
    await DEMO_ACTIONS.approve(office, theirs);
    await expectState(a, ours, { ewp: EWP_STATUS['Approved by partner'] });
    expect(await buttons(theirs)).toEqual(['change', 'delete']);
    await done(a, 'approve', ours);
    await expectState(portals.b, theirs, { ewp: APPROVED_BY_ALL });

    expect(await buttons(theirs)).toEqual(['change', 'terminate']);
    const before = await portals.b.agreement(theirs);
    await DEMO_ACTIONS.change(office, theirs);
    const { studentMobilitiesForStudies: rows } = await portals.b.agreement(theirs);
    const months = Number(before.studentMobilitiesForStudies[0].totalMonthsPerYear);
    expect(rows[0]).toMatchObject({ totalMonthsPerYear: months + 1, mobilitiesPerYear: 2 });
    expect(rows).toHaveLength(before.studentMobilitiesForStudies.length);
    await expectState(a, ours, { ewp: EWP_STATUS['Notified by partner'] });
    expect(await DEMO_ACTIONS.approve(office, theirs)).toMatchObject({
      kind: 'differ',
      differences: [{ field: 'studentMobilitiesForStudies/0/totalMonthsPerYear' }],
    });

    await DEMO_ACTIONS.revert(office, theirs);
    await expectState(a, ours, { ewp: APPROVED_BY_ALL });
    await DEMO_ACTIONS.terminate(office, theirs);
    await expectState(a, ours, { ewp: APPROVED_BY_ALL, terminated: 1 });
    await done(a, 'approve', ours);
    await expectState(portals.b, theirs, { ewp: APPROVED_BY_ALL, terminated: 3 });
    expect((await buttons(theirs))[0]).toBe('approve');
    await DEMO_ACTIONS.approve(office, theirs);
    await expectState(a, ours, { ewp: APPROVED_BY_ALL, terminated: 4 });
    // An agreement that has ended can begin anew: what is changed then is a revision like any other.
    expect(await buttons(theirs)).toEqual(['change']);
    await DEMO_ACTIONS.change(office, theirs);
    await expectState(a, ours, { ewp: EWP_STATUS['Notified by partner'], terminated: 4 });
  });

  test('deletes an agreement that nobody has approved, and the portal learns of it', async () => {
    const { a } = portals;
    const { ours, theirs } = await accepted();
    expect(await DEMO_ACTIONS.delete(office, theirs)).toEqual({ kind: 'done', isDelivered: true });
    await expectState(a, ours, { ewp: EWP_STATUS['Notified by us'] });
    expect(await buttons(theirs)).toEqual([]);
  });

  test('says that the portal could not be told while it does not answer', async () => {
    const { theirs } = await accepted();
    await quiet(portals.b);
    await portals.a.stop();
    try {
      expect(await DEMO_ACTIONS.notify(office, theirs)).toEqual({ kind: 'done', isDelivered: false });
    } finally {
      await portals.a.start();
    }
  });
});

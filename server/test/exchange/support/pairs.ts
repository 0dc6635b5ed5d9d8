import { agreement, studentRow } from '../../support/api/saveBodies.ts';
import { eventually, type PortalNode, type TwoPortals } from './portalNodes.ts';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';

/** The fixture's row of students, without units: the partner does not know ours. */
export const OPEN_ROW = studentRow({ fromDepartment: null, toDepartment: null });

/** One agreement, as each of the two portals knows it. */
export type Pair = { readonly ours: number; readonly theirs: number };

export async function expectState(
  node: PortalNode,
  id: number,
  { ewp, terminated = 0 }: { readonly ewp: number; readonly terminated?: number },
): Promise<void> {
  await eventually(
    async () => {
      const { ewpStatus, terminated: ended } = await node.agreement(id);
      return { ewp: ewpStatus.id, terminated: ended };
    },
    (now) => now.ewp === ewp && now.terminated === terminated,
  );
}

/** Posts a change of an agreement, and says what the portal answered. */
export async function post(node: PortalNode, id: number, change: object): Promise<void> {
  const { dateModified } = await node.agreement(id);
  const answer = await node.save({ id, dateModified, ...change });
  if (answer.status !== 200) throw new Error(`The change was refused: ${JSON.stringify(answer.body)}`);
}

/** Gives the first row of students of an agreement as a save takes it, so that it can be changed. */
export async function firstRowOf(node: PortalNode, id: number) {
  const [row] = (await node.agreement(id)).studentMobilitiesForStudies;
  return {
    ...OPEN_ROW,
    id: row.id,
    fromInstitution: { id: row.fromInstitution.id },
    toInstitution: { id: row.toInstitution.id },
  };
}

/** Changes the first row of students of an agreement. */
export async function changeRow(node: PortalNode, id: number, change: object): Promise<void> {
  const row = await firstRowOf(node, id);
  await post(node, id, { studentMobilitiesForStudies: [{ ...row, ...change }] });
}

/**
 * Makes a call of the office; everything that it sends has to arrive: at once, or a little later where the queue took it up before the
 * call itself did.
 */
export async function done(node: PortalNode, call: 'cnr' | 'approve' | 'revert', id: number): Promise<void> {
  const answer = await node.exchange(EXCHANGE_PATHS[call](id));
  if (answer.status !== 200) throw new Error(`${call} came to nothing: ${JSON.stringify(answer.body)}`);
  const told: any[] = answer.body.deliveries ?? [];
  const underWay = told.filter(({ state }) => state !== 'delivered').map((delivery) => delivery.id);
  if (underWay.length === 0) return;
  await eventually(
    async () => (await node.exchange(`/iias/${id}/deliveries`, { method: 'GET' })).body,
    (now: any[]) =>
      underWay.every((one) => now.find((delivery) => delivery.id === one)?.state === 'delivered'),
  );
}

export async function finalAgreement(node: PortalNode, change: object = {}): Promise<number> {
  const { body } = await node.save(
    agreement({
      institutions: [{ id: 1 }, { id: 2 }],
      studentMobilitiesForStudies: [OPEN_ROW],
      status: { name: 'Submitted' },
      ...change,
    }),
  );
  await post(node, body.id, { status: { name: 'Final' } });
  return body.id;
}

/** Waits until a partner's agreement is offered; gives the id of the offer. */
export async function offered(node: PortalNode, iiaId: number): Promise<number> {
  const list = await eventually(
    async () => (await node.exchange(EXCHANGE_PATHS.incoming, { method: 'GET' })).body.value,
    (offers: any[]) => offers.some((one) => one.iiaId === String(iiaId)),
  );
  return list.find((one: any) => one.iiaId === String(iiaId)).id;
}

/** Create and negotiate: A sends its copy, B makes one of it and sends that. */
export async function linkedPair({ a, b }: TwoPortals, change: object = {}): Promise<Pair> {
  const ours = await finalAgreement(a, change);
  await done(a, 'cnr', ours);
  const imported = await b.exchange(EXCHANGE_PATHS.import(await offered(b, ours)));
  const theirs: number = imported.body.agreementId;
  await post(b, theirs, { status: { name: 'Submitted' } });
  await post(b, theirs, { status: { name: 'Final' } });
  await done(b, 'cnr', theirs);
  await expectState(a, ours, { ewp: 4 });
  await expectState(b, theirs, { ewp: 4 });
  await quiet(b);
  return { ours, theirs };
}

/** Both approve. */
export async function concludedPair(portals: TwoPortals, change: object = {}): Promise<Pair> {
  const { a, b } = portals;
  const pair = await linkedPair(portals, change);
  await done(a, 'approve', pair.ours);
  await expectState(b, pair.theirs, { ewp: 6 });
  await done(b, 'approve', pair.theirs);
  await expectState(b, pair.theirs, { ewp: 7 });
  await expectState(a, pair.ours, { ewp: 7 });
  return pair;
}

/** Waits until a portal has worked off what came in. */
export async function quiet({ database }: PortalNode): Promise<void> {
  await eventually(
    () =>
      database
        .selectFrom('exchange_incoming')
        .select('id')
        .where('state', 'in', ['waiting', 'working'])
        .execute(),
    (left) => left.length === 0,
  );
}

import { approveCopy } from '../../../../src/exchange/services/office/approveCopy.ts';
import type { ExchangeServices } from '../../../../src/exchange/services/exchangeServices.ts';
import { notifyPartner } from '../../../../src/exchange/services/office/notifyPartner.ts';
import { reconcile } from '../../../../src/exchange/services/work/reconcile.ts';
import { revertAgreement } from '../../../../src/exchange/services/office/revertAgreement.ts';
import { keepIncoming } from '../../../../src/exchange/store/incoming/incoming.ts';
import { callerWith } from '../../../support/api/dataApiApp.ts';
import { finalAgreement, OPEN_ROW } from '../pairs.ts';
import { HEI_A, HEI_B } from '../portalNodes.ts';
import { afterDeletion, firstOffer, otherThan, type Side, type World } from './world.ts';
import { EXCHANGE_PATHS } from '../../../support/api/exchangePaths.ts';

const IRO = callerWith('IRO', 1, 'iro');

type Answer = { readonly status: number; readonly body: any };

/** Every answer that a person may get while two universities and the network do what they like. */
const LAWFUL = [200, 204, 400, 404, 409, 499, 503];

function lawful(answer: Answer, what: string): Answer {
  if (!LAWFUL.includes(answer.status))
    throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

async function post(side: Side, change: object): Promise<Answer> {
  if (side.id === null) return { status: 404, body: null };
  const { dateModified } = await side.node.agreement(side.id);
  return lawful(await side.node.save({ id: side.id, dateModified, ...change }), JSON.stringify(change));
}

async function call(side: Side, name: 'cnr' | 'approve' | 'revert'): Promise<Answer> {
  if (side.id === null) return { status: 404, body: null };
  return lawful(await side.node.exchange(EXCHANGE_PATHS[name](side.id)), name);
}

async function edit(side: Side, months: number): Promise<void> {
  if (side.id === null) return;
  const [row] = (await side.node.agreement(side.id)).studentMobilitiesForStudies;
  const sides = {
    fromInstitution: { id: row.fromInstitution.id },
    toInstitution: { id: row.toInstitution.id },
  };
  const change = { ...OPEN_ROW, ...sides, id: row.id, totalMonthsPerYear: months };
  const answer = await post(side, { studentMobilitiesForStudies: [change] });
  if (answer.status === 200) side.typed = { months, isSent: false };
}

async function editContacts(side: Side): Promise<void> {
  if (side.id === null) return;
  const ids = (await side.node.agreement(side.id)).departmentalCoordinatorContacts.map(({ id }: any) => id);
  await post(side, {
    departmentalCoordinatorContacts: ids.includes(2) ? [{ id: 3 }] : [{ id: 3 }, { id: 2 }],
  });
}

async function importOffer(side: Side): Promise<void> {
  const offer = await firstOffer(side);
  if (offer === undefined || side.id !== null || (await afterDeletion(side)) !== 'deleted') return;
  const { status, body } = lawful(await side.node.exchange(EXCHANGE_PATHS.import(offer.id)), 'import');
  if (status === 200) Object.assign(side, { id: body.agreementId, typed: null });
}

async function linkOffer(side: Side): Promise<void> {
  const offer = await firstOffer(side);
  if (offer === undefined || side.id === null) return;
  lawful(await side.node.exchange(EXCHANGE_PATHS.link(offer.id, side.id)), 'link');
}

async function resend(side: Side): Promise<void> {
  if (side.id === null) return;
  const [first] = (await side.node.exchange(EXCHANGE_PATHS.deliveries(side.id), { method: 'GET' })).body;
  if (first !== undefined) lawful(await side.node.exchange(EXCHANGE_PATHS.resend(first.id)), 'resend');
}

async function remove(side: Side): Promise<boolean> {
  const answer = await post(side, { isDeleted: true });
  return answer.status === 200;
}

function gone(side: Side): void {
  side.deleted = side.id;
  side.id = null;
  side.typed = null;
}

/** A server that dies after an action was stored, and before the partner was told. */
async function silently(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Error && error.constructor.name === 'Problem')) throw error;
  });
}

async function discard(work: Promise<unknown>): Promise<void> {
  await work;
}

/** What a side can do, or what can befall it. - services: what the exchange works with; differs when something happens over a call */
export const ACTIONS: Readonly<
  Record<
    string,
    (world: World, side: Side, given: { argument: number; services: ExchangeServices }) => Promise<void>
  >
> = {
  edit: async (_world, side, { argument }) => edit(side, argument),
  contacts: async (_world, side) => editContacts(side),
  submit: async (_world, side) => discard(post(side, { status: { name: 'Submitted' } })),
  finalize: async (_world, side) => discard(post(side, { status: { name: 'Final' } })),
  initiate: async (_world, side) => discard(post(side, { ewpStatus: { id: 2 } })),
  terminate: async (_world, side) => {
    if ((await post(side, { terminated: 1 })).status === 200) await call(side, 'cnr');
  },
  notify: async (_world, side) => discard(call(side, 'cnr')),
  notifyAndDie: async (_world, side, { services }) => {
    if (side.id !== null) await silently(notifyPartner(services, side.id, IRO));
  },
  approve: async (_world, side, { services }) => {
    if (side.id === null) return;
    if (services === side.node.services) await call(side, 'approve');
    else await silently(approveCopy(services, side.id, IRO));
  },
  revert: async (_world, side, { services }) => {
    if (side.id === null) return;
    const before = side.typed;
    const answer =
      services === side.node.services
        ? (await call(side, 'revert')).status === 200
        : (await revertAgreement(services, side.id, IRO).catch(() => ({ refusal: true })))?.refusal ===
          undefined;
    if (answer && side.typed === before) side.typed = null;
  },
  delete: async (_world, side) => {
    if (!(await remove(side))) return;
    await call(side, 'cnr');
    gone(side);
  },
  deleteAndDie: async (_world, side) => {
    if (await remove(side)) gone(side);
  },
  create: async (_world, side) => {
    if (side.id === null && (await afterDeletion(side)) === 'deleted')
      side.id = await finalAgreement(side.node);
  },
  import: async (_world, side) => importOffer(side),
  link: async (_world, side) => linkOffer(side),
  resend: async (_world, side) => resend(side),
  work: async (_world, side, { services }) => discard(side.node.takeIn('oldest', services)),
  workLatest: async (_world, side, { services }) => discard(side.node.takeIn('latest', services)),
  send: async (_world, side) => discard(side.node.send()),
  lose: async (_world, side) => side.node.lose(),
  dieOver: async (_world, side) => side.node.dieOver(),
  repeat: async (world, side) => {
    const { id } = otherThan(world, side);
    const heiId = side.name === 'A' ? HEI_B : HEI_A;
    if (id !== null)
      await keepIncoming(side.node.database, { kind: 'iia-cnr', heiId, iiaId: String(id) }, new Date());
  },
  down: async (_world, side) => {
    if (side.isDown) return;
    side.isDown = true;
    await side.node.stop();
  },
  up: async (_world, side) => {
    if (!side.isDown) return;
    await side.node.start();
    side.isDown = false;
  },
  night: async (_world, _side, { services }) => reconcile(services),
};

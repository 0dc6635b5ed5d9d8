import { keepServerRunning, type KeeperMessage } from '../../../scripts/lib/running/keepServer.mjs';
import type { ServerEnd, ServerMessage } from '../../../scripts/lib/running/serverProcess.mjs';
import { eventually } from '../support/eventually.ts';

const KILLED: ServerEnd = { code: null, signal: 'SIGKILL' };
const FAILED: ServerEnd = { code: 1, signal: null };
const READY: ServerMessage = { kind: 'ready' };
const REFUSED: ServerMessage = { kind: 'failed', sentence: 'It cannot.' };

type Life = { readonly says?: readonly ServerMessage[]; readonly ends?: ServerEnd };

/** Runs servers that live as they are told, one after the other; one without an end runs until it is stopped. */
function keep(...lives: readonly Life[]) {
  const told: KeeperMessage[] = [];
  let starts = 0;
  const keeper = keepServerRunning(
    (onMessage) => {
      const { says = [], ends } = lives[starts] ?? {};
      starts += 1;
      let stop = (): void => undefined;
      const ended = new Promise<ServerEnd>((resolve) => {
        stop = () => resolve({ code: 0, signal: null });
        queueMicrotask(() => {
          says.forEach(onMessage);
          if (ends !== undefined) resolve(ends);
        });
      });
      return { ended, stop };
    },
    (message) => told.push(message),
    { firstPauseMs: 1 },
  );
  const pauses = () => told.flatMap((message) => ('restartInMs' in message ? [message.restartInMs] : []));
  return { keeper, told, pauses, starts: () => starts };
}

describe('keepServerRunning', () => {
  test('starts a server again that was killed or crashed, with growing pauses', async () => {
    const { keeper, told, pauses, starts } = keep(
      { says: [READY], ends: KILLED },
      { says: [READY], ends: FAILED },
      { ends: KILLED },
      { says: [READY], ends: { code: 0, signal: null } },
    );
    expect(await keeper.ended).toMatchObject({ code: 0, wasReady: true, isAsked: false });
    expect(starts()).toBe(4);
    expect(pauses()).toEqual([1, 2, 4]);
    expect(told.filter(({ kind }) => kind === 'ready')).toEqual([
      { kind: 'ready', isAgain: false },
      { kind: 'ready', isAgain: true },
      { kind: 'ready', isAgain: true },
    ]);
  });

  test('goes on trying where a later start fails, as when the database is away', async () => {
    const { keeper, pauses } = keep(
      { says: [READY], ends: KILLED },
      { says: [REFUSED], ends: FAILED },
      { says: [REFUSED], ends: FAILED },
      { says: [READY], ends: { code: 0, signal: null } },
    );
    await keeper.ended;
    expect(pauses()).toEqual([1, 2, 4]);
  });

  test.each<[string, Life[], number]>([
    ['the first start fails', [{ says: [REFUSED], ends: FAILED }], 1],
    ['the first start ends without a word', [{ ends: FAILED }], 1],
    ['its settings are bad', [{ says: [REFUSED], ends: { code: 78, signal: null } }], 1],
    [
      'its settings are bad by now',
      [{ says: [READY], ends: KILLED }, { ends: { code: 78, signal: null } }],
      2,
    ],
    ['somebody asked the server itself to stop', [{ says: [READY], ends: { code: 0, signal: null } }], 1],
  ])('gives up where %s', async (_case, lives, expected) => {
    const { keeper, starts } = keep(...lives, {});
    const end = await keeper.ended;
    expect(end.isAsked).toBe(false);
    expect(starts()).toBe(expected);
  });

  test('starts a server again that is killed while it starts for the first time', async () => {
    const { keeper, starts } = keep({ ends: KILLED }, { says: [READY], ends: { code: 0, signal: null } });
    await keeper.ended;
    expect(starts()).toBe(2);
  });

  test('waits five seconds at most, however often a server was killed', async () => {
    const told: KeeperMessage[] = [];
    const killed = () => ({ ended: Promise.resolve(KILLED), stop: () => undefined });
    const keeper = keepServerRunning(killed, (message) => told.push(message), { firstPauseMs: 10_000 });
    await eventually(
      () => told,
      ({ length }) => length > 0,
    );
    keeper.stop();
    await keeper.ended;
    expect(told).toEqual([{ kind: 'ended', ...KILLED, restartInMs: 5_000 }]);
  });

  test('ends for good when it is stopped, while the server runs and while it waits', async () => {
    const running = keep({ says: [READY] });
    running.keeper.stop();
    expect(await running.keeper.ended).toMatchObject({ isAsked: true });
    const waiting = keep({ says: [READY], ends: KILLED }, {});
    await eventually(waiting.pauses, ({ length }) => length > 0);
    waiting.keeper.stop();
    expect(await waiting.keeper.ended).toMatchObject({ isAsked: true });
    expect(waiting.starts()).toBeLessThanOrEqual(2);
  });
});

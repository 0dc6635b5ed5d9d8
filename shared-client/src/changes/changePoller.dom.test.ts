import type { Changes } from 'shared-contracts/portal/changes.ts';
import { ApiError } from '../api/apiError.ts';
import { BUSY_MS, createChangePoller, IDLE_MS, UNUSED_AFTER_MS, type ChangePoller } from './changePoller.ts';

const RECORD = { set: 'MobilityAgreements', id: 938 } as const;
const NAME = 'MobilityAgreements/938';

let answer: Changes | ApiError;
let asked: object[];
let poller: ChangePoller;
let isVisible: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  isVisible = true;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  answer = { sets: { MobilityAgreements: 7 }, records: { [NAME]: 'v1' } };
  asked = [];
  poller = createChangePoller(async (names) => {
    asked.push(names);
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
});
afterEach(() => {
  poller.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function show(visible: boolean) {
  isVisible = visible;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('createChangePoller', () => {
  test('asks for nothing while nobody follows', async () => {
    await pass(60_000);
    expect(asked).toEqual([]);
    const end = poller.follow({ sets: ['MobilityCountries'] }, () => undefined);
    await pass(0);
    end();
    await pass(60_000);
    expect(asked).toHaveLength(1);
  });

  test('asks in one call for what all parts of the page follow, every three seconds', async () => {
    poller.follow({ sets: ['MobilityNotifications', 'MobilityAgreements'] }, () => undefined);
    poller.follow({ sets: ['MobilityAgreements'], record: RECORD }, () => undefined);
    await pass(0);
    expect(asked).toEqual([{ sets: 'MobilityAgreements,MobilityNotifications', records: NAME }]);
    await pass(BUSY_MS * 2);
    expect(asked).toHaveLength(3);
  });

  test('tells which sets have moved since the answer before, and the version with each answer', async () => {
    const tell = jest.fn();
    poller.follow({ sets: ['MobilityAgreements'], record: RECORD }, tell);
    await pass(0);
    await pass(BUSY_MS);
    answer = { sets: { MobilityAgreements: 8 }, records: { [NAME]: 'v2' } };
    await pass(BUSY_MS);
    answer = { sets: { MobilityAgreements: 8 }, records: { [NAME]: null } };
    await pass(BUSY_MS);
    const told = tell.mock.calls.map(([{ changed, version }]) => [[...changed], version]);
    expect(told).toEqual([
      [[], 'v1'],
      [[], 'v1'],
      [['MobilityAgreements'], 'v2'],
      [[], null],
    ]);
  });

  test('sleeps while the page is hidden, and asks as soon as it comes back', async () => {
    poller.follow({ record: RECORD }, () => undefined);
    await pass(0);
    show(false);
    await pass(10 * BUSY_MS);
    expect(asked).toHaveLength(1);
    show(true);
    await pass(0);
    expect(asked).toHaveLength(2);
  });

  test('sleeps while the browser is offline', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    poller.follow({ record: RECORD }, () => undefined);
    await pass(10 * BUSY_MS);
    expect(asked).toEqual([]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(asked).toHaveLength(1);
  });

  test('asks more seldom while nobody touches the page, and at once when somebody does', async () => {
    poller.follow({ record: RECORD }, () => undefined);
    await pass(UNUSED_AFTER_MS + 2 * BUSY_MS);
    const before = asked.length;
    await pass(4 * IDLE_MS);
    expect(asked).toHaveLength(before + 4);
    window.dispatchEvent(new KeyboardEvent('keydown'));
    await pass(0);
    expect(asked).toHaveLength(before + 5);
    await pass(2 * BUSY_MS);
    expect(asked).toHaveLength(before + 7);
  });

  test('pauses longer and longer while the server fails, and then goes on as before', async () => {
    const tell = jest.fn();
    answer = new ApiError('network', 'no answer');
    poller.follow({ record: RECORD }, tell);
    await pass(0);
    await pass(5 * BUSY_MS);
    expect(asked).toHaveLength(2);
    expect(tell).not.toHaveBeenCalled();
    answer = { sets: {}, records: { [NAME]: 'v2' } };
    await pass(20 * BUSY_MS);
    expect(tell).toHaveBeenCalledWith({ changed: new Set(), version: 'v2' });
  });

  test('leaves a server alone that does not know the question', async () => {
    answer = new ApiError('not-found', 'nothing there', { status: 404 });
    poller.follow({ record: RECORD }, () => undefined);
    await pass(60 * BUSY_MS);
    expect(asked).toHaveLength(1);
  });

  test('tells a part that began later nothing of what was before it', async () => {
    poller.follow({ sets: ['MobilityAgreements'] }, () => undefined)();
    await pass(0);
    answer = { sets: { MobilityAgreements: 9 }, records: {} };
    const tell = jest.fn();
    poller.follow({ sets: ['MobilityAgreements'] }, tell);
    await pass(0);
    expect(tell).toHaveBeenCalledWith({ changed: new Set(), version: undefined });
  });
});

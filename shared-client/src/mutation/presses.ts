/** Two presses of one button that come closer together are one press of somebody whose finger was quick. */
const DOUBLE_PRESS_MS = 500;

type Press<Answer> = {
  readonly id: string;
  readonly key: string;
  readonly at: number;
  readonly answer: Promise<Answer>;
  state: 'sent' | 'answered' | 'failed';
};

/**
 * Remembers the latest press of one mutation, so that the same press is sent once.
 *
 * Presses with different ids do not wait for each other.
 */
export function createPresses<Answer>() {
  let latest: Press<Answer> | undefined;
  const keysUnderWay = new Map<string, string>();

  return {
    /** Returns the idempotency key of a press that is being sent. */
    keyOf: (id: string): string => keysUnderWay.get(id) ?? crypto.randomUUID(),
    /**
     * Sends a press, or returns the answer of the latest one where that is the same press: under way, or answered moments ago.
     *
     * A press that failed has the same idempotency key when it is the next one too.
     */
    send: (id: string, start: () => Promise<Answer>): Promise<Answer> => {
      const same = latest?.id === id ? latest : undefined;
      if (same !== undefined && isOnePress(same)) return same.answer;
      const key = same?.state === 'failed' ? same.key : crypto.randomUUID();
      keysUnderWay.set(id, key);
      const press: Press<Answer> = { id, key, at: Date.now(), answer: start(), state: 'sent' };
      latest = press;
      const settle = (state: 'answered' | 'failed') => {
        press.state = state;
        if (keysUnderWay.get(id) === key) keysUnderWay.delete(id);
      };
      press.answer.then(
        () => settle('answered'),
        () => settle('failed'),
      );
      return press.answer;
    },
    /** Lets the latest press be sent again, with the key that it has: nobody waits for its answer any longer. */
    release: (): void => {
      if (latest !== undefined) latest = { ...latest, state: 'failed' };
    },
  };
}

function isOnePress({ state, at }: Press<unknown>): boolean {
  return state === 'sent' || (state === 'answered' && Date.now() - at < DOUBLE_PRESS_MS);
}

const identities = new WeakMap<object, number>();
let lastIdentity = 0;

/**
 * Returns a text that is equal for equal variables of a mutation.
 *
 * Plain objects and lists are compared by what they hold; functions, files and other objects by identity.
 */
export function pressId(variables: unknown): string {
  return JSON.stringify([variables], (_name, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`;
    const isObject = typeof value === 'object' && value !== null;
    if (typeof value !== 'function' && (!isObject || isPlain(value))) return value;
    const identity = identities.get(value) ?? (lastIdentity += 1);
    identities.set(value, identity);
    return `#${identity}`;
  });
}

/** A prototype without one of its own is that of plain objects, also of those of another realm. */
function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

export type FakeAnswer = {
  readonly status?: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Record<string, string>;
};
export type FakeCall = {
  readonly url: string;
  readonly init: RequestInit & { headers: Record<string, string> };
};

/**
 * Puts a queue of answers in the place of the network; an Error among them is a call that never arrives.
 *
 * Returns the calls that were made, in order.
 */
export function fakeFetch(...answers: ReadonlyArray<FakeAnswer | Error>): FakeCall[] {
  const calls: FakeCall[] = [];
  const queue = [...answers];
  Object.assign(globalThis, {
    fetch: (url: string, init: FakeCall['init']) => {
      calls.push({ url, init });
      const answer = queue.shift();
      if (answer === undefined) return Promise.reject(new Error(`No answer prepared for ${url}`));
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(toResponse(answer));
    },
  });
  return calls;
}

function toResponse({ status = 200, body, text, headers = {} }: FakeAnswer) {
  const content = text ?? (body === undefined ? '' : JSON.stringify(body));
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    text: () => Promise.resolve(content),
  };
}

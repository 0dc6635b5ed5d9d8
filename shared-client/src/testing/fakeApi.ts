/** One call that a page made, as the server would read it. */
export type FakeApiCall = {
  /** Method and set, as in `GET MobilityAgreements` or `GET Users/Me`. */
  readonly route: string;
  /** Query options by name, `$filter` and the like. */
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** What the server answers; a missing body is an empty answer, `network` one that never comes. */
export type FakeApiReply = { readonly status?: number; readonly body?: unknown } | 'network';

/** Answers of a server by route; a function may look at the call, and may wait. */
export type FakeApiRoutes = Readonly<
  Record<string, (call: FakeApiCall) => FakeApiReply | Promise<FakeApiReply>>
>;

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

/**
 * Puts a server of a test in the place of the network; a route that nobody prepared answers 404.
 *
 * Returns the calls that were made, in order.
 */
export function fakeApi(routes: FakeApiRoutes): FakeApiCall[] {
  const calls: FakeApiCall[] = [];
  const answer = async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const call: FakeApiCall = {
      route: `${init.method ?? 'GET'} ${pathname.replace('/api/', '')}`,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    // Whoever does not test that a page follows others' changes does not see it ask for them.
    if (call.route === 'GET changes' && routes[call.route] === undefined) return toResponse(NOT_FOUND);
    calls.push(call);
    const reply = (await routes[call.route]?.(call)) ?? NOT_FOUND;
    if (reply === 'network') throw new TypeError('Failed to fetch');
    return toResponse(reply);
  };
  Object.assign(globalThis, { fetch: answer });
  return calls;
}

function toResponse({ status = 200, body }: Exclude<FakeApiReply, 'network'>) {
  const text = body === undefined ? '' : JSON.stringify(body);
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers(),
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text) as unknown),
  };
}

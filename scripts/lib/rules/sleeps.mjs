const message =
  'Wait for what happens (waitFor, expect.poll, eventually), not for a time; where time itself is tried, letTimePass() of server/test/support says why.';

const PAUSE = String.raw`/^(node:)?timers\/promises$/`;

const UNBOUNDED =
  'Use eventually() of server/test/support, waitFor or expect.poll, or count with for: this loop never ends when what it waits for does not happen. A loop that compares the time with its end may stay.';
const BOUND = ':has(MemberExpression[object.name=/^(Date|performance)$/][property.name="now"])';

/** Loops in which a test may wait forever. */
const ENDLESS_WAITS = [
  `:matches(WhileStatement, DoWhileStatement, ForStatement:not([test])):has(AwaitExpression):not(${BOUND})`,
].map((selector) => ({ selector, message: UNBOUNDED }));

/** What lets a test stand still for a time, as patterns of syntax: a promise around a clock, the pauses of Node.js and of Playwright, a blocked thread. */
const PAUSES = [
  ':matches(NewExpression[callee.name="Promise"], CallExpression[callee.property.name="withResolvers"]) :matches(CallExpression[callee.name="setTimeout"], CallExpression[callee.property.name="setTimeout"])',
  'CallExpression[callee.property.name="waitForTimeout"]',
  `ImportDeclaration[source.value=${PAUSE}] > ImportSpecifier[imported.name!="setImmediate"]`,
  `ImportDeclaration[source.value=${PAUSE}] > :matches(ImportNamespaceSpecifier, ImportDefaultSpecifier)`,
  `ImportExpression[source.value=${PAUSE}]`,
  'CallExpression[callee.name="promisify"] > Identifier[name="setTimeout"]',
  'CallExpression[callee.object.name="Atomics"][callee.property.name="wait"]',
].map((selector) => ({ selector, message }));

/** How a test must not wait. */
export const SLEEPS = [...PAUSES, ...ENDLESS_WAITS];

import { openWatch } from '../../../src/operation/openWatch.ts';
import type { Watch } from '../../../src/operation/watch.ts';
import { findFreePort } from '../../../src/demonstration/postgres/freePort.ts';
import { startOtlpReceiver, type OtlpReceiver } from '../../support/programs/otlpReceiver.ts';
import { finalAgreement, linkedPair } from '../support/pairs.ts';
import { eventually, HEI_A, HEI_B, startTwoPortals, type TwoPortals } from '../support/portalNodes.ts';

let portals: TwoPortals;
let receiver: OtlpReceiver;
let watch: Watch;
let metricsPort: number;

beforeAll(async () => {
  [portals, receiver] = [await startTwoPortals(), await startOtlpReceiver()];
  metricsPort = await findFreePort();
  const operation = {
    metrics: { host: '127.0.0.1', port: metricsPort, token: null },
    traces: { endpoint: receiver.endpoint, serviceName: 'portal', share: 1 },
  };
  watch = await openWatch({ ...portals.a.settings, operation }, portals.a.database);
});
afterAll(async () => {
  await portals.stop();
  await receiver.stop();
});

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

test('deliveries, calls and jobs are counted as they happen, and what fails as such', async () => {
  await linkedPair(portals);
  const text = await metrics();
  expect(text).toMatch(
    new RegExp(`^portal_deliveries_total\\{partner="${HEI_B}",outcome="delivered"\\} [1-9]`, 'm'),
  );
  for (const partner of [HEI_A, HEI_B])
    expect(text).toMatch(
      new RegExp(`^portal_partner_calls_total\\{partner="${partner}",outcome="done"\\} [1-9]`, 'm'),
    );
  expect(text).toMatch(/^portal_job_duration_seconds_count\{job="incoming",outcome="done"\} [1-9]/m);
  expect(text).toMatch(/^portal_database_up 1$/m);

  await portals.b.stop();
  const alone = await finalAgreement(portals.a);
  await portals.a.exchange(`/iias/${alone}/cnr`);
  // Other work fails with the partner gone too, in an order and number of tries that nothing promises.
  const failed = new RegExp(`^portal_deliveries_total\\{partner="${HEI_B}",outcome="failed"\\} [1-9]`, 'm');
  const later = await eventually(metrics, (said) => failed.test(said));
  expect(later).toMatch(
    new RegExp(`^portal_partner_calls_total\\{partner="${HEI_B}",outcome="network"\\} [1-9]`, 'm'),
  );
  expect(later).toMatch(new RegExp(`^portal_deliveries_waiting\\{partner="${HEI_B}"\\} [1-9]`, 'm'));
});

test('calls to partners are traced within the job that makes them, with nothing of the agreement', async () => {
  await watch.close();
  const spans = receiver.spans();
  const jobs = new Set(spans.filter(({ name }) => name.startsWith('job ')).map(({ spanId }) => spanId));
  const calls = spans.filter(({ name }) => name.startsWith('partner '));
  expect(calls.some(({ parentSpanId }) => parentSpanId !== undefined && jobs.has(parentSpanId))).toBe(true);
  expect(new Set(calls.flatMap(({ attributes }) => Object.keys(attributes)))).toEqual(
    new Set(['server.address', 'portal.partner.api', 'portal.outcome']),
  );
});

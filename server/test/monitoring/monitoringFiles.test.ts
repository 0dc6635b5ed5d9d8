import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry, collectDefaultMetrics } from 'prom-client';
import { poolMetrics } from '../../src/operation/metrics/poolMetrics.ts';
import { releaseMetrics } from '../../src/operation/metrics/releaseMetrics.ts';
import { requestMetrics } from '../../src/operation/metrics/requestMetrics.ts';
import { storedMetrics } from '../../src/operation/metrics/storedMetrics.ts';
import { workMetrics } from '../../src/operation/metrics/workMetrics.ts';
import { openDatabase } from '../../src/database/database.ts';
import { complaintsOfPromtool, hasPromtool } from '../support/programs/promtool.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../deploy/monitoring');
const DOCS = path.resolve(import.meta.dirname, '../../../docs');
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');
const whereInstalled = hasPromtool ? test : test.skip;
if (!hasPromtool) process.stderr.write('promtool is not installed: alert rules are not tried here.\n');

type Panel = { readonly title: string; readonly targets?: readonly { readonly expr: string }[] };
const panels: readonly Panel[] = JSON.parse(read('dashboard.json')).panels;
const dashboard = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const alerts = read('alerts.yml');

/** Names of all that is given, with those that Prometheus makes of a histogram. */
async function givenNames(): Promise<ReadonlySet<string>> {
  const registry = new Registry();
  const registers: [Registry] = [registry];
  const database = openDatabase('postgres://nobody@127.0.0.1:9/none');
  collectDefaultMetrics({ register: registry });
  requestMetrics(registers);
  poolMetrics(registers, database);
  releaseMetrics(registers, FOLDER);
  storedMetrics(registers);
  const end = workMetrics(registers);
  const all = await registry.getMetricsAsJSON();
  end();
  await database.destroy();
  return new Set(
    all.flatMap(({ name }) => [name, ...['bucket', 'sum', 'count'].map((part) => `${name}_${part}`)]),
  );
}

const namesIn = (text: string) => text.match(/\b(?:portal|nodejs|process)_[a-z0-9_]+/g) ?? [];

test('dashboard and alert rules ask for what is given', async () => {
  const given = await givenNames();
  const asked = [...dashboard, alerts].flatMap(namesIn);
  expect(asked.filter((name) => !given.has(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(25);
});

test('each alert leads to a part of the page that says what to do', () => {
  const page = readFileSync(path.join(DOCS, 'monitoring.md'), 'utf8');
  const parts = new Set(
    [...page.matchAll(/^##+ (.*)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-')),
  );
  const links = [...alerts.matchAll(/look: 'docs\/monitoring\.md#([^']+)'/g)].map(([, part = '']) => part);
  expect(links.length).toBe(alerts.match(/- alert:/g)?.length);
  expect(links.filter((part) => !parts.has(part))).toEqual([]);
});

test('the dashboard has a title, a source that can be chosen, and a number of its own for each panel', () => {
  const { templating, uid } = JSON.parse(read('dashboard.json'));
  expect(templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource', query: 'prometheus' });
  expect(uid).toBe('mobility-portal');
  const ids = JSON.parse(read('dashboard.json')).panels.map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('promtool', () => {
  whereInstalled('takes the alert rules and the example of a configuration', () => {
    expect(complaintsOfPromtool(['check', 'rules', path.join(FOLDER, 'alerts.yml')])).toBe('');
    expect(
      complaintsOfPromtool(['check', 'config', '--syntax-only', path.join(FOLDER, 'prometheus.yml')]),
    ).toBe('');
  });

  whereInstalled('sees alerts when they are due, and not before', () => {
    expect(complaintsOfPromtool(['test', 'rules', path.join(FOLDER, 'alerts.test.yml')])).toBe('');
  });

  whereInstalled('understands each question of the dashboard', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-dashboard-'));
    const rulesOf = (expressions: readonly string[]) => {
      const rules = expressions.map((expr, index) => ({
        record: `dashboard:panel:${index}`,
        expr: expr.replaceAll('$__rate_interval', '5m'),
      }));
      const file = path.join(folder, 'rules.yml');
      // JSON is YAML.
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
      return complaintsOfPromtool(['check', 'rules', file]);
    };
    expect(rulesOf(dashboard)).toBe('');
    expect(rulesOf(['sum(rate(portal_x[5m])'])).not.toBe('');
    rmSync(folder, { recursive: true });
  });
});

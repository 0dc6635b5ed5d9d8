import { Counter, type Registry } from 'prom-client';
import { BROWSER_TROUBLES, type WatchedBrowserTrouble } from '../../platform/running/watched.ts';

/**
 * Counts what browsers told of releases. Only releases that the registry names are told of, so that labels grow with what is released and by
 * nothing else. - result: counts no more
 */
export function browserMetrics(registers: [Registry]): () => void {
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['module', 'release'] as const, registers });
  const counters: Readonly<Record<WatchedBrowserTrouble['kind'], ReturnType<typeof counter>>> = {
    fault: counter('portal_browser_faults_total', 'Faults of releases that browsers told of.'),
    violation: counter(
      'portal_browser_policy_violations_total',
      'Violations of the content policy that browsers told of.',
    ),
    longTask: counter(
      'portal_browser_long_tasks_total',
      'Tasks longer than 200 ms in the browsers that count them, one tab of four.',
    ),
  };
  const onTrouble = (told: unknown) => {
    const { kind, module, release, times } = told as WatchedBrowserTrouble;
    counters[kind].inc({ module, release }, times);
  };
  BROWSER_TROUBLES.subscribe(onTrouble);
  return () => BROWSER_TROUBLES.unsubscribe(onTrouble);
}

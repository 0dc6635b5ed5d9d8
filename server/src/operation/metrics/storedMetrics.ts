import { Gauge, type Registry } from 'prom-client';
import type { StoredFigures } from './storedFigures.ts';

/** Makes the gauges of what stands in the database. - result: sets them; null when the database did not answer: then they are not given */
export function storedMetrics(registers: [Registry]): (figures: StoredFigures | null) => void {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge(
    'portal_database_up',
    '1 when the database answered what was asked for these metrics, else 0.',
  );
  const due = gauge(
    'portal_queue_jobs_due',
    'Work of the exchange that is due and waits, by queue.',
    'queue',
  );
  const dueFor = gauge(
    'portal_queue_oldest_due_seconds',
    'How long the oldest of that work has been due.',
    'queue',
  );
  const deliveries = gauge('portal_deliveries_waiting', 'Notifications that wait for a partner.', 'partner');
  const deliveriesFor = gauge(
    'portal_deliveries_oldest_waiting_seconds',
    'How long the oldest of those notifications has waited.',
    'partner',
  );
  const mails = gauge(
    'portal_mails_kept',
    'Mails of reminders and confirmations in the database, by state.',
    'state',
  );
  const notices = gauge(
    'portal_deliveries_kept',
    'Notifications of partners in the database, by state.',
    'state',
  );
  const bulk = gauge('portal_bulk_agreements_waiting', 'Agreements that wait in work on many at once.');
  const used = gauge('portal_files_bytes', 'Bytes of all files of applications.');
  const limit = gauge('portal_files_limit_bytes', 'Bytes that all files may take together.');
  const all = [due, dueFor, deliveries, deliveriesFor, notices, mails, bulk, used, limit];
  return (figures) => {
    for (const one of all) {
      one.reset();
      // What has no labels would be given as 0.
      one.remove({});
    }
    up.set(figures === null ? 0 : 1);
    if (figures === null) return;
    for (const { name, count, oldestSeconds } of figures.queues) {
      due.set({ queue: name }, count);
      dueFor.set({ queue: name }, oldestSeconds);
    }
    for (const { name, count, oldestSeconds } of figures.deliveries) {
      deliveries.set({ partner: name }, count);
      deliveriesFor.set({ partner: name }, oldestSeconds);
    }
    for (const { state, count } of figures.kept.mails) mails.set({ state }, count);
    for (const { state, count } of figures.kept.deliveries) notices.set({ state }, count);
    bulk.set(figures.bulkRows);
    used.set(figures.files.used);
    limit.set(figures.files.limit);
  };
}

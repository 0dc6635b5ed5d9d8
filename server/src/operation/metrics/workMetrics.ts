import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import {
  DELIVERIES,
  JOBS,
  MAILS,
  PARTNER_CALLS,
  STATEMENTS,
  type WatchedDelivery,
  type WatchedMail,
} from '../../platform/running/watched.ts';
import { knownPartners } from './knownPartners.ts';
import { timed } from './timed.ts';

const STATEMENT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20];
const WORK_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Counts statements, jobs, calls to partners and mails as they happen. - result: counts no more */
export function workMetrics(registers: [Registry]): () => void {
  const statements = new Histogram({
    name: 'portal_database_statement_duration_seconds',
    help: 'Time of statements of the database, without the wait for a connection.',
    labelNames: ['outcome'] as const,
    buckets: STATEMENT_BUCKETS,
    registers,
  });
  const jobs = new Histogram({
    name: 'portal_job_duration_seconds',
    help: 'Time of work of the server’s own, by its kind and whether it failed.',
    labelNames: ['job', 'outcome'] as const,
    buckets: WORK_BUCKETS,
    registers,
  });
  const calls = new Histogram({
    name: 'portal_partner_call_duration_seconds',
    help: 'Time of calls to partners, by API.',
    labelNames: ['api'] as const,
    buckets: WORK_BUCKETS,
    registers,
  });
  const outcomes = new Counter({
    name: 'portal_partner_calls_total',
    help: 'Calls to partners, by partner and what they came to.',
    labelNames: ['partner', 'outcome'] as const,
    registers,
  });
  const lastAnswers = new Gauge({
    name: 'portal_partner_last_answer_timestamp_seconds',
    help: 'When a partner last answered a call of this process as it should.',
    labelNames: ['partner'] as const,
    registers,
  });
  const deliveries = new Counter({
    name: 'portal_deliveries_total',
    help: 'Tries to notify a partner, by partner and what they came to; a failed one is tried again.',
    labelNames: ['partner', 'outcome'] as const,
    registers,
  });
  const mails = new Counter({
    name: 'portal_mails_total',
    help: 'Tries to send a mail, by what they came to.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const nameOf = knownPartners();

  const onDelivery = (told: unknown) => {
    const { partner, outcome } = told as WatchedDelivery;
    deliveries.inc({ partner: nameOf(partner), outcome });
  };
  const onMail = (told: unknown) => mails.inc({ outcome: (told as WatchedMail).outcome });
  const ends = [
    timed(STATEMENTS, (_statement, { seconds, hasFailed }) =>
      statements.observe({ outcome: outcomeOf(hasFailed) }, seconds),
    ),
    timed(JOBS, ({ job }, { seconds, hasFailed }) =>
      jobs.observe({ job, outcome: outcomeOf(hasFailed) }, seconds),
    ),
    timed(PARTNER_CALLS, ({ partner, api, result }, { seconds }) => {
      calls.observe({ api }, seconds);
      const name = nameOf(partner);
      const outcome = result?.isDone === true ? 'done' : (result?.failure?.kind ?? 'own-fault');
      outcomes.inc({ partner: name, outcome });
      if (outcome === 'done') lastAnswers.set({ partner: name }, Date.now() / 1000);
    }),
  ];
  DELIVERIES.subscribe(onDelivery);
  MAILS.subscribe(onMail);
  return () => {
    ends.forEach((end) => end());
    DELIVERIES.unsubscribe(onDelivery);
    MAILS.unsubscribe(onMail);
  };
}

function outcomeOf(hasFailed: boolean): string {
  return hasFailed ? 'failed' : 'done';
}

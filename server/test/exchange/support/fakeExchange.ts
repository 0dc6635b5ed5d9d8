import fastify from 'fastify';
import type { CallFailure, CallOutcome } from 'ewp/client';
import { hashOfIia, type Iia, type IiaApproval, type ReceivedIia } from 'ewp/documents';
import type { ExchangeServices } from '../../../src/exchange/services/exchangeServices.ts';
import type { Database } from '../../../src/database/database.ts';

export const OWN_HEI = 'local.example.edu';
export const PARTNER_HEI = 'partner.example.edu';
export const STRANGER_HEI = 'other.example.edu';

/** What the partner does, as the test says it. */
export type FakePartner = {
  copies: readonly ReceivedIia[] | CallFailure;
  approvals: readonly IiaApproval[] | CallFailure;
  takes: null | CallFailure;
  now: Date;
};

export type FakeExchange = {
  readonly services: ExchangeServices;
  readonly partner: FakePartner;
  /** Work that was added to the queue, in order. */
  readonly queued: { readonly job: string; readonly id: number; readonly startAfter: Date }[];
};

/** The exchange on a real database, with a partner that does what the test says. */
export function fakeExchange(database: Database): FakeExchange {
  const partner: FakePartner = {
    copies: [],
    approvals: [],
    takes: null,
    now: new Date('2026-11-21T12:00:00Z'),
  };
  const queued: FakeExchange['queued'] = [];
  return {
    partner,
    queued,
    services: {
      database,
      clock: () => partner.now,
      ownHeiId: OWN_HEI,
      log: fastify({ logger: false }).log,
      queue: {
        add: async (_transaction, job, id, startAfter) => void queued.push({ job, id, startAfter }),
        isQueued: async (job, id, until) =>
          queued.some((one) => one.job === job && one.id === id && one.startAfter <= until),
      },
      directory: {
        listed: async () => null,
        all: async () => null,
        exchanging: async () => null,
        offered: async () => null,
        institution: async () => null,
        factsheet: async () => null,
        unitsPerCall: async () => null,
        units: async () => null,
      },
      network: {
        iia: async () => outcomeOf(partner.copies),
        approvals: async () => outcomeOf(partner.approvals),
        index: async () => ({ isDone: true, value: [], xml: '' }),
        notify: async () =>
          partner.takes === null ? { isDone: true, value: null, xml: '' } : failed(partner.takes),
      },
    },
  };
}

/** A copy as the partner serves it, with the hash that it has. */
export function served(iia: Iia): ReceivedIia {
  const hash = hashOfIia(iia);
  return { iia, iiaHash: hash, computedHash: hash };
}

export function failure(kind: CallFailure['kind'], status?: number): CallFailure {
  const isWorthRetry = kind === 'network' || kind === 'timeout' || (status !== undefined && status >= 500);
  return { kind, detail: `It was ${kind}.`, isWorthRetry, ...(status !== undefined && { status }) };
}

function outcomeOf<T>(answer: T | CallFailure): CallOutcome<T> {
  return isFailure(answer) ? failed(answer) : { isDone: true, value: answer, xml: '' };
}

function failed(reason: CallFailure): CallOutcome<never> {
  return { isDone: false, failure: reason };
}

function isFailure(answer: unknown): answer is CallFailure {
  return typeof answer === 'object' && answer !== null && 'isWorthRetry' in answer;
}

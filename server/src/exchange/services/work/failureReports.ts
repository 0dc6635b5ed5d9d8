import type { CallFailure, CallRecord } from 'ewp/client';
import type { Monitoring } from '../../network/monitoring.ts';
import { closeReport, keepReport, takeReport } from '../../store/outgoing/failureReports.ts';
import { callFailureText } from '../problems/callFailureTexts.ts';
import type { ExchangeServices } from '../exchangeServices.ts';

/** Tells the network's monitoring service of calls that failed, as the network asks of every client. */
export type FailureReports = {
  /** Writes a failed call down, to be reported in the background. Never throws. */
  readonly note: (call: CallRecord) => Promise<void>;
  /** Reports what was written down, once: what fails here is logged and forgotten. Never throws. */
  readonly send: (id: number) => Promise<void>;
};

export type FailureReportsParts = Pick<ExchangeServices, 'database' | 'clock' | 'log'> & {
  readonly queue: Pick<ExchangeServices['queue'], 'add'>;
  readonly monitoring: Monitoring;
};

const MESSAGE_LENGTH = 500;
const READ_LENGTH = 2_000;
const EMAIL = /[^\s@<>"'(]{1,64}@[^\s@<>"')]{1,255}/g;
/** Failures whose detail is about the connection alone. Others may quote the partner's document, which has people in it. */
const TELLABLE: readonly CallFailure['kind'][] = [
  'forbidden-address',
  'network',
  'timeout',
  'bad-signature',
  'too-large',
];

/** Begins to report, wherever the catalogue names the service. */
export function failureReports(parts: FailureReportsParts): FailureReports {
  const { database, clock, queue, log, monitoring } = parts;
  return {
    note: async ({ heiId, api, endpoint, status, failure }) => {
      // The network does not want to hear of these.
      if (failure === null || api === 'monitoring' || api === 'echo' || api === 'discovery') return;
      try {
        if (!(await monitoring.isThere())) return;
        const at = clock();
        const messages = messagesOf(failure);
        const report = { heiId, api, endpoint, status, failure: failure.kind, ...messages };
        const id = await keepReport(database, report, at);
        if (id !== undefined) await queue.add(database, 'report', id, at);
      } catch (error) {
        log.error({ err: error }, 'a failed call could not be noted for the network');
      }
    },
    send: async (id) => {
      try {
        const report = await takeReport(database, id);
        if (report === undefined) return;
        const reason = await monitoring.report(report);
        await closeReport(database, id, reason ?? 'sent');
        if (reason !== null) log.info({ reason }, 'a failed call could not be reported to the network');
      } catch (error) {
        log.error({ err: error }, 'a failed call could not be reported to the network');
      }
    },
  };
}

function messagesOf(failure: CallFailure): {
  readonly serverMessage: string;
  readonly clientMessage: string;
} {
  const { kind, detail, developerMessage = null, faults = [] } = failure;
  if (kind === 'status' && developerMessage !== null)
    return { serverMessage: shareable(developerMessage), clientMessage: '' };
  const elements = faults.flatMap(({ message }) => /^Element '[^']*'/.exec(message)?.[0] ?? []);
  const clientMessage = TELLABLE.includes(kind)
    ? detail
    : [callFailureText(failure).en, ...new Set(elements)].join(' ');
  return { serverMessage: '', clientMessage: shareable(clientMessage) };
}

/** Reports are published. A partner may have written any length: it is cut before it is searched, between words, so that no half of an address stays. */
function shareable(text: string): string {
  const words = text.slice(0, READ_LENGTH).replaceAll('\0', '');
  const end = text.length > READ_LENGTH ? Math.max(words.lastIndexOf(' '), 0) : words.length;
  return words.slice(0, end).replaceAll(EMAIL, '…').slice(0, MESSAGE_LENGTH);
}

import type { EwpCaller, NodeFile } from './nodeServices.ts';
import type { Parameters } from './parameters.ts';

/** A call whose sender is known. */
export type VerifiedCall = {
  readonly parameters: Parameters;
  readonly caller: EwpCaller;
  readonly requestId: string;
  readonly receivedAt: Date;
};

/**
 * One address of the node.
 *
 * - name: in the log
 * - path: below the node's prefix
 * - headers: to send with a document
 * - answer: gives the document, or a file, or throws EwpProblem
 */
export type EwpEndpointRoute = {
  readonly name: string;
  readonly path: string;
  readonly methods: readonly ('GET' | 'POST')[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: (call: VerifiedCall) => Promise<string | NodeFile>;
};

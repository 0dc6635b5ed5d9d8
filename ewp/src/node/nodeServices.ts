import type { Factsheet } from '../documents/factsheet/factsheet.ts';
import type { Iia } from '../documents/iia/iia.ts';
import type { IiaApproval } from '../documents/iia/iiasApproval.ts';
import type { IiasStats } from '../documents/iia/iiasStats.ts';
import type { Hei, OtherHeiId } from '../documents/institutions.ts';
import type { Ounit } from '../documents/ounits.ts';
import type { LocalisedText } from '../documents/parts/localisedText.ts';
import type { EwpKeyPair } from '../keys.ts';
import type { Registry } from '../registry/registry.ts';
import type { KeptMessage } from '../signature/keptMessage.ts';
import type { CallLimits } from './callLimits.ts';
import type { RefusedCall } from './refusedCall.ts';
import type { ReplayStore } from '../signature/replayStore.ts';

/**
 * Who this node is.
 *
 * - publicUrl: origin under which the network reaches it, such as `https://portal.example.org`; calls have to name its host
 * - adminEmails: nobody's personal address
 */
export type NodeIdentity = {
  readonly heiId: string;
  readonly publicUrl: string;
  readonly adminEmails: readonly string[];
  readonly adminProvider: string;
  readonly adminNotes?: string | undefined;
  readonly otherIds: readonly OtherHeiId[];
  readonly names: readonly LocalisedText[];
};

/** Institutions that the caller stands for, as its key proves: none, one or many. */
export type EwpCaller = { readonly keyId: string; readonly heiIds: readonly string[] };

/**
 * Filter of the agreement index.
 *
 * - receivingAcademicYearIds: `YYYY/YYYY`; empty for all
 */
export type IndexFilter = {
  readonly receivingAcademicYearIds: readonly string[];
  readonly modifiedSince: Date | null;
};

/** Notification of a partner: iiaId is that of the sender's copy for an IIA CNR, that of our copy for an approval CNR. */
export type ReceivedCnr = {
  readonly iiaId: string;
  readonly notifierHeiIds: readonly string[];
  readonly requestId: string;
  readonly receivedAt: Date;
};

/**
 * One call of a verified caller that this node answered; of calls of others see {@link RefusedCall}.
 *
 * - authorization: header with the signature
 * - proof: what proves who asked, without the registry
 */
export type ReceivedCall = {
  readonly api: string;
  readonly method: string;
  readonly pathAndQuery: string;
  readonly requestId: string;
  readonly keyId: string;
  readonly heiIds: readonly string[];
  readonly requestBody: string;
  readonly authorization: string;
  readonly proof: KeptMessage | null;
  readonly receivedAt: Date;
  readonly status: number;
  /** Null where a file was given: it is kept under its id. */
  readonly responseBody: string | null;
};

/** A file as it is sent. - contentType: such as `application/pdf` */
export type NodeFile = { readonly contentType: string; readonly bytes: Uint8Array };

/** Where the node stands below its origin unless something else is said; the manifest publishes it, so it must stay. */
export const EWP_PREFIX = '/ewp';

/**
 * Everything that the node needs to answer; the domain behind it has the database. An API without its service is not declared.
 *
 * What a caller may read by `get` has to be in its `index` and the other way round. Answers come in the order of the question; ids that nobody
 * knows or that the caller may not see are left out.
 */
export type EwpNodeServices = {
  readonly identity: NodeIdentity;
  /** Keys that calls of this node are signed with; the manifest publishes all of them. */
  readonly clientKeys: readonly EwpKeyPair[];
  /** Keys that answers are signed with: the first one signs, the others are still published. */
  readonly serverKeys: readonly [EwpKeyPair, ...EwpKeyPair[]];
  readonly registry: Pick<Registry, 'clientKey' | 'heisOfClientKey'>;
  /** In memory if it is not said: enough for one process. */
  readonly replay?: ReplayStore;
  readonly clock?: () => Date;
  /** Path below which the node stands; EWP_PREFIX if it is not said. */
  readonly prefix?: string;
  /** The institution itself, and others that its agreements name. */
  readonly institutions?: (heiIds: readonly string[]) => Promise<readonly Hei[]>;
  readonly ounits?: (by: 'ounitId' | 'ounitCode', values: readonly string[]) => Promise<readonly Ounit[]>;
  /** The active factsheet of our institution, if there is one. */
  readonly factsheet?: () => Promise<Factsheet | null>;
  readonly iias?: {
    readonly index: (filter: IndexFilter, caller: EwpCaller) => Promise<readonly string[]>;
    readonly get: (iiaIds: readonly string[], caller: EwpCaller) => Promise<readonly Iia[]>;
    readonly stats: () => Promise<IiasStats>;
  };
  /** What we have approved of the caller's copies; ids are the caller's. */
  readonly approvals?: (iiaIds: readonly string[], caller: EwpCaller) => Promise<readonly IiaApproval[]>;
  /** Keep the notification and return; the partner is called back later, never from here. */
  readonly receiveIiaCnr?: (cnr: ReceivedCnr) => Promise<void>;
  readonly receiveIiaApprovalCnr?: (cnr: ReceivedCnr) => Promise<void>;
  /**
   * A file by the id that an answer named, such as `pdf-file`; null where there is none, or none for this caller. What an id leads to never changes.
   */
  readonly file?: (fileId: string, caller: EwpCaller) => Promise<NodeFile | null>;
  /** Keeps every call of a verified caller. */
  readonly record?: (call: ReceivedCall) => Promise<void>;
  /** Keeps calls that were refused, also of callers that nobody knows: those of a flood are left out, and so are more than a few of one sender a minute. */
  readonly recordRefused?: (call: RefusedCall) => Promise<void>;
};

/** The same as it runs, with its counts. */
export type RunningNode = EwpNodeServices &
  Required<Pick<EwpNodeServices, 'replay' | 'clock' | 'prefix' | 'record' | 'recordRefused'>> & {
    readonly limits: CallLimits;
  };

import { writeEcho } from '../documents/echo.ts';
import { writeFactsheets } from '../documents/factsheet/writeFactsheet.ts';
import { IIA_APPROVAL_CNR, IIA_CNR, writeReceipt } from '../documents/iia/cnrResponses.ts';
import { writeIiasApproval } from '../documents/iia/iiasApproval.ts';
import { writeIiasGet } from '../documents/iia/iiasGet.ts';
import { writeIiasIndex } from '../documents/iia/iiasIndex.ts';
import { writeIiasStats } from '../documents/iia/iiasStats.ts';
import { writeInstitutions } from '../documents/institutions.ts';
import { writeOunits } from '../documents/ounits.ts';
import { EwpProblem } from './ewpProblem.ts';
import { indexFilterOf } from './indexParameters.ts';
import { LIMITS } from './limits.ts';
import type { EwpCaller, EwpNodeServices, ReceivedCnr } from './nodeServices.ts';
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
 * - answer: gives the document, or throws EwpProblem
 */
export type EwpEndpointRoute = {
  readonly name: string;
  readonly path: string;
  readonly methods: readonly ('GET' | 'POST')[];
  readonly answer: (call: VerifiedCall, services: EwpNodeServices) => Promise<string>;
};

const READ = ['GET', 'POST'] as const;

/** All addresses that callers have to sign for. Paths must stay as they are: partners keep them. */
export const ENDPOINTS: readonly EwpEndpointRoute[] = [
  {
    name: 'echo',
    path: '/echo',
    methods: READ,
    answer: async ({ parameters, caller }) =>
      writeEcho({ heiIds: caller.heiIds, echo: parameters.all('echo') }),
  },
  {
    name: 'institutions',
    path: '/institutions',
    methods: READ,
    answer: async ({ parameters }, { identity, institution }) => {
      const isAsked = parameters.some('hei_id', LIMITS.heiIds).includes(identity.heiId);
      return writeInstitutions(isAsked ? [await institution()] : []);
    },
  },
  { name: 'ounits', path: '/ounits', methods: READ, answer: answerOunits },
  {
    name: 'factsheet',
    path: '/factsheet',
    methods: READ,
    answer: async ({ parameters }, services) => {
      const isAsked = parameters.some('hei_id', LIMITS.heiIds).includes(services.identity.heiId);
      const factsheet = isAsked ? await services.factsheet() : null;
      return writeFactsheets(factsheet === null ? [] : [factsheet]);
    },
  },
  {
    name: 'iias-index',
    path: '/iias/index',
    methods: READ,
    answer: async ({ parameters, caller }, { iias }) =>
      writeIiasIndex(await iias.index(indexFilterOf(parameters), caller)),
  },
  {
    name: 'iias-get',
    path: '/iias/get',
    methods: READ,
    answer: async ({ parameters, caller }, { iias }) =>
      writeIiasGet(await iias.get(parameters.some('iia_id', LIMITS.iiaIds), caller)),
  },
  {
    name: 'iias-stats',
    path: '/iias/stats',
    methods: ['GET'],
    answer: async (_call, { iias }) => writeIiasStats(await iias.stats()),
  },
  {
    name: 'iias-approval',
    path: '/iias-approval',
    methods: READ,
    answer: async ({ parameters, caller }, { approvals }) =>
      writeIiasApproval(await approvals(parameters.some('iia_id', LIMITS.approvalIiaIds), caller)),
  },
  {
    name: 'iia-cnr',
    path: '/iia-cnr',
    methods: ['POST'],
    answer: async (call, { receiveIiaCnr }) => {
      await receiveIiaCnr(cnrOf(call));
      return writeReceipt(IIA_CNR);
    },
  },
  {
    name: 'iia-approval-cnr',
    path: '/iia-approval-cnr',
    methods: ['POST'],
    answer: async (call, { receiveIiaApprovalCnr }) => {
      await receiveIiaApprovalCnr(cnrOf(call));
      return writeReceipt(IIA_APPROVAL_CNR);
    },
  },
];

async function answerOunits(
  { parameters }: VerifiedCall,
  { identity, ounits }: EwpNodeServices,
): Promise<string> {
  if (parameters.required('hei_id') !== identity.heiId) {
    throw new EwpProblem(400, 'The hei_id is not covered by this host.');
  }
  const hasIds = parameters.all('ounit_id').length > 0;
  const hasCodes = parameters.all('ounit_code').length > 0;
  if (hasIds === hasCodes) {
    throw new EwpProblem(400, 'Either ounit_id or ounit_code has to be given, and not both.');
  }
  return writeOunits(
    hasIds
      ? await ounits('ounitId', parameters.some('ounit_id', LIMITS.ounitIds))
      : await ounits('ounitCode', parameters.some('ounit_code', LIMITS.ounitCodes)),
  );
}

function cnrOf({ parameters, caller, requestId, receivedAt }: VerifiedCall): ReceivedCnr {
  return { iiaId: parameters.required('iia_id'), notifierHeiIds: caller.heiIds, requestId, receivedAt };
}

import { writeEcho } from '../documents/echo.ts';
import { writeFactsheets } from '../documents/factsheet/writeFactsheet.ts';
import { IIA_APPROVAL_CNR, IIA_CNR, writeReceipt } from '../documents/iia/cnrResponses.ts';
import { writeIiasApproval } from '../documents/iia/iiasApproval.ts';
import { writeIiasGet } from '../documents/iia/iiasGet.ts';
import { writeIiasIndex } from '../documents/iia/iiasIndex.ts';
import { writeIiasStats } from '../documents/iia/iiasStats.ts';
import { writeInstitutions } from '../documents/institutions.ts';
import { writeOunits } from '../documents/ounits.ts';
import type { EwpEndpointRoute, VerifiedCall } from './endpointRoute.ts';
import { EwpProblem } from './ewpProblem.ts';
import { fileRoutes } from './fileRoutes.ts';
import { indexFilterOf } from './indexParameters.ts';
import { LIMITS } from './limits.ts';
import type { EwpNodeServices, ReceivedCnr } from './nodeServices.ts';

const READ = ['GET', 'POST'] as const;
/** What changes seldom need not be asked for at every look; an answer is signed for one caller, so that nobody between keeps it for others. */
const KEPT_FOR_AN_HOUR = { 'cache-control': 'private, max-age=3600' } as const;

/** Gives the addresses that callers have to sign for, those that the services can answer. Paths must stay as they are: partners keep them. */
export function endpointsOf(services: EwpNodeServices): readonly EwpEndpointRoute[] {
  return [
    echoRoute(),
    ...descriptionRoutes(services),
    ...agreementRoutes(services),
    ...cnrRoutes(services),
    ...fileRoutes(services),
  ];
}

function echoRoute(): EwpEndpointRoute {
  return {
    name: 'echo',
    path: '/echo',
    methods: READ,
    answer: async ({ parameters, caller }) =>
      writeEcho({ heiIds: caller.heiIds, echo: parameters.all('echo') }),
  };
}

/** What an institution tells of itself. */
function descriptionRoutes({
  identity,
  institutions,
  ounits,
  factsheet,
}: EwpNodeServices): readonly EwpEndpointRoute[] {
  const isAsked = ({ parameters }: VerifiedCall): boolean =>
    parameters.some('hei_id', LIMITS.heiIds).includes(identity.heiId);
  return [
    institutions && {
      name: 'institutions',
      path: '/institutions',
      methods: READ,
      headers: KEPT_FOR_AN_HOUR,
      answer: async ({ parameters }: VerifiedCall) =>
        writeInstitutions(await institutions(parameters.some('hei_id', LIMITS.heiIds))),
    },
    ounits && {
      name: 'ounits',
      path: '/ounits',
      methods: READ,
      headers: KEPT_FOR_AN_HOUR,
      answer: (call: VerifiedCall) => answerOunits(call, identity.heiId, ounits),
    },
    factsheet && {
      name: 'factsheet',
      path: '/factsheet',
      methods: READ,
      headers: KEPT_FOR_AN_HOUR,
      answer: async (call: VerifiedCall) => {
        const found = isAsked(call) ? await factsheet() : null;
        return writeFactsheets(found === null ? [] : [found]);
      },
    },
  ].flatMap((route) => route ?? []);
}

function agreementRoutes({ iias, approvals }: EwpNodeServices): readonly EwpEndpointRoute[] {
  return [
    ...(iias === undefined
      ? []
      : [
          {
            name: 'iias-index',
            path: '/iias/index',
            methods: READ,
            answer: async ({ parameters, caller }: VerifiedCall) =>
              writeIiasIndex(await iias.index(indexFilterOf(parameters), caller)),
          },
          {
            name: 'iias-get',
            path: '/iias/get',
            methods: READ,
            answer: async ({ parameters, caller }: VerifiedCall) =>
              writeIiasGet(await iias.get(parameters.some('iia_id', LIMITS.iiaIds), caller)),
          },
          {
            name: 'iias-stats',
            path: '/iias/stats',
            methods: ['GET'] as const,
            answer: async () => writeIiasStats(await iias.stats()),
          },
        ]),
    ...(approvals === undefined
      ? []
      : [
          {
            name: 'iias-approval',
            path: '/iias-approval',
            methods: READ,
            answer: async ({ parameters, caller }: VerifiedCall) =>
              writeIiasApproval(await approvals(parameters.some('iia_id', LIMITS.approvalIiaIds), caller)),
          },
        ]),
  ];
}

function cnrRoutes({ receiveIiaCnr, receiveIiaApprovalCnr }: EwpNodeServices): readonly EwpEndpointRoute[] {
  return [
    receiveIiaCnr && {
      name: 'iia-cnr',
      path: '/iia-cnr',
      methods: ['POST'] as const,
      answer: async (call: VerifiedCall) => {
        await receiveIiaCnr(cnrOf(call));
        return writeReceipt(IIA_CNR);
      },
    },
    receiveIiaApprovalCnr && {
      name: 'iia-approval-cnr',
      path: '/iia-approval-cnr',
      methods: ['POST'] as const,
      answer: async (call: VerifiedCall) => {
        await receiveIiaApprovalCnr(cnrOf(call));
        return writeReceipt(IIA_APPROVAL_CNR);
      },
    },
  ].flatMap((route) => route ?? []);
}

async function answerOunits(
  { parameters }: VerifiedCall,
  heiId: string,
  ounits: NonNullable<EwpNodeServices['ounits']>,
): Promise<string> {
  if (parameters.required('hei_id') !== heiId) {
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

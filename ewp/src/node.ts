export { errorDocument } from './node/documentResponse.ts';
export { ewpNode, type EwpNode } from './node/ewpNode.ts';
export { EwpProblem } from './node/ewpProblem.ts';
export { httpListener } from './node/httpListener.ts';
export { FORM_LIMIT_BYTES } from './node/limits.ts';
export type { NodeLog } from './node/nodeLog.ts';
export { headerValues, type NodeRequest, type NodeResponse } from './node/nodeRequest.ts';
export {
  EWP_PREFIX,
  type EwpCaller,
  type EwpNodeServices,
  type IndexFilter,
  type NodeFile,
  type NodeIdentity,
  type ReceivedCall,
  type ReceivedCnr,
} from './node/nodeServices.ts';
export type { RefusedCall, RefusedSender } from './node/refusedCall.ts';

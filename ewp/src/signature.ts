export { checkCall, type CallToCheck, type CheckedCall } from './keptCall.ts';
export {
  fingerprintOf,
  keyPairPem,
  makeKeyPair,
  readKeyPair,
  readPublicKey,
  type EwpKeyPair,
} from './keys.ts';
export { keptFault, toKept, type KeptMessage, type MessageToKeep } from './signature/keptMessage.ts';
export { memoryReplayStore, type ReplayStore } from './signature/replayStore.ts';
export { signRequest, type OutgoingRequest, type RequestSignature } from './signature/signRequest.ts';
export { parseSignatureParameters, type SignatureParameters } from './signature/signatureParameters.ts';
export { SignatureRefusal } from './signature/signatureRefusal.ts';
export { signResponse, type OutgoingResponse } from './signature/signResponse.ts';
export type { HeaderValues } from './signature/signingString.ts';
export {
  verifyRequest,
  type IncomingRequest,
  type RequestVerifier,
  type VerifiedRequest,
} from './signature/verifyRequest.ts';
export { responseFault, type IncomingResponse, type ResponseVerifier } from './signature/verifyResponse.ts';

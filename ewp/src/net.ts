export { boundedFetch, ResponseTooLongError } from './boundedFetch.ts';
export { guardedFetch, type HttpRequest, type SendHttp } from './guardedFetch.ts';
export { networkOf } from './node/networkOf.ts';
export { isPublicAddress } from './publicAddress.ts';
export { readBody } from './readBody.ts';

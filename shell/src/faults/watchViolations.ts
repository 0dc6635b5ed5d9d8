import { ownerOf, releasedFile } from 'shared-contracts/releases/faults/stackFrames.ts';

const LONGEST_ORIGIN = 120;

/** - module: undefined where the browser does not say whose code it was; what: directive, and a word of the policy or the origin that it refused */
export type Violation = { readonly module: string | undefined; readonly what: string };

/** Hears of each violation of the content policy by the portal's own code. - result: hears no more */
export function watchViolations(onViolation: (violation: Violation) => void): () => void {
  const look = ({ sourceFile, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const owner = ownerOf(releasedFile(sourceFile) ?? '');
    // Extensions and what else somebody has in the browser are no part of the portal.
    if (owner === undefined && sourceFile !== '' && !isOfPage(sourceFile)) return;
    onViolation({ module: owner?.module, what: `${effectiveDirective} ${refused(blockedURI)}` });
  };
  document.addEventListener('securitypolicyviolation', look);
  return () => document.removeEventListener('securitypolicyviolation', look);
}

function isOfPage(address: string): boolean {
  return originOf(address) === window.location.origin;
}

/** Of an address its origin alone: the rest may name a record or a person. */
function refused(blocked: string): string {
  const origin = originOf(blocked);
  if (origin !== undefined && /^(?:https?|wss?):/.test(origin)) return origin.slice(0, LONGEST_ORIGIN);
  const word = blocked.split(':')[0] ?? '';
  return /^[a-z-]{1,30}$/.test(word) ? word : 'unknown';
}

function originOf(address: string): string | undefined {
  try {
    const { protocol, host } = new URL(address);
    return `${protocol}//${host}`;
  } catch {
    return undefined;
  }
}

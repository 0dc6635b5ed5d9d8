type WorkerPolicy = { readonly createScriptURL: (address: string) => string };
type TrustedTypesFactory = { createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy };

let policy: WorkerPolicy | undefined;

/**
 * Gives the address of a worker's file as the browser takes it under Trusted Types: one of the portal's own origin.
 *
 * Throws TypeError for any other. The result is typed as the text that it is without Trusted Types.
 */
export function workerAddress(address: string): string {
  const factory = Reflect.get(window, 'trustedTypes') as TrustedTypesFactory | undefined;
  policy ??= factory?.createPolicy('portal-workers', { createScriptURL: ofOwnOrigin }) ?? {
    createScriptURL: ofOwnOrigin,
  };
  return policy.createScriptURL(address);
}

function ofOwnOrigin(address: string): string {
  const { origin, href } = new URL(address, window.location.href);
  if (origin !== window.location.origin) throw new TypeError(`${origin} is not the portal's own origin.`);
  return href;
}

import { diagnoseScript } from './diagnose.ts';
import { ModuleFault } from './moduleFault.ts';

type TrustedScriptPolicy = { readonly createScriptURL: (address: string) => string };
type TrustedTypesFactory = { createPolicy(name: string, rules: TrustedScriptPolicy): TrustedScriptPolicy };

let policy: TrustedScriptPolicy | undefined;

/**
 * Runs a script of another release on this page.
 *
 * - integrity: `sha384-…`; empty leaves the check out
 *
 * Throws ModuleFault: `timeout` when it is not there in time, otherwise what the address itself tells.
 */
export async function loadScript(address: string, integrity: string, limitMs: number): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = trusted(address);
  const outcome = await new Promise<'loaded' | 'failed' | 'late'>((resolve) => {
    const timer = setTimeout(() => resolve('late'), limitMs);
    const settle = (result: 'loaded' | 'failed') => {
      clearTimeout(timer);
      resolve(result);
    };
    script.onload = () => settle('loaded');
    script.onerror = () => settle('failed');
    document.head.append(script);
  });
  script.remove();
  if (outcome === 'late') throw new ModuleFault('timeout', `${address} did not come within ${limitMs} ms`);
  if (outcome === 'failed') throw await diagnoseScript(address);
}

/** Passes an address through the page's policy where the browser asks for one; only releases of the registry come here. */
function trusted(address: string): string {
  const factory = Reflect.get(window, 'trustedTypes') as TrustedTypesFactory | undefined;
  policy ??= factory?.createPolicy('portal-modules', { createScriptURL: (text) => text }) ?? {
    createScriptURL: (text) => text,
  };
  return policy.createScriptURL(address);
}

import { ModuleFault } from './moduleFault.ts';

const DIAGNOSIS_LIMIT_MS = 3000;

/**
 * Finds out why a script did not load: the browser itself tells a page nothing about it.
 *
 * Asks for the same address again and looks at the answer. Never throws.
 */
export async function diagnoseScript(address: string): Promise<ModuleFault> {
  try {
    const answer = await fetch(address, {
      // What was changed on its way is not kept, or the next try would meet it again.
      cache: 'reload',
      signal: AbortSignal.timeout(DIAGNOSIS_LIMIT_MS),
    });
    const type = answer.headers.get('content-type') ?? '';
    if (answer.status >= 500) return new ModuleFault('network', `${address} answers ${answer.status}`);
    if (!answer.ok) return new ModuleFault('missing', `${address} answers ${answer.status}`);
    if (!type.includes('javascript'))
      return new ModuleFault('notCode', `${address} is ${type || 'of no type'}`);
    // Kept once it has come to its end; when that takes too long, what is known stays known.
    await answer.arrayBuffer().catch(() => undefined);
    return new ModuleFault('integrity', `${address} was refused by the browser`);
  } catch (error) {
    return new ModuleFault('network', `${address} cannot be reached`, { cause: error });
  }
}

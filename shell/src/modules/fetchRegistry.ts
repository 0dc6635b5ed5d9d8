import type { Registry } from 'shared-contracts/registry.ts';
import { ModuleFault } from './moduleFault.ts';

export const REGISTRY_LIMIT_MS = 5000;

/** Asks for the registry as it is now. Throws ModuleFault. */
export async function fetchRegistry(address: string): Promise<Registry> {
  const answer = await ask(address);
  if (answer.status >= 500) throw new ModuleFault('network', `${address} answers ${answer.status}`);
  if (!answer.ok) throw new ModuleFault('missing', `${address} answers ${answer.status}`);
  const body: unknown = await answer.json().catch(() => undefined);
  if (!isRegistry(body)) throw new ModuleFault('notCode', `${address} is not a registry`);
  return body;
}

async function ask(address: string): Promise<Response> {
  try {
    return await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(REGISTRY_LIMIT_MS) });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ModuleFault(isLate ? 'timeout' : 'network', `${address} cannot be read`, { cause: error });
  }
}

function isRegistry(body: unknown): body is Registry {
  return (
    typeof body === 'object' &&
    body !== null &&
    Reflect.get(body, 'schema') === 1 &&
    typeof Reflect.get(body, 'modules') === 'object'
  );
}

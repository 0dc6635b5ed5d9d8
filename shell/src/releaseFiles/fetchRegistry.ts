import type { Registry } from 'shared-contracts/releases/registry.ts';
import {
  isSignedRegistry,
  REGISTRY_LIMIT_BYTES,
  RegistryRefusal,
  type SignedRegistry,
} from 'shared-contracts/releases/signedRegistry.ts';
import type { RegistryTrust } from '../registry/registryTrust.ts';
import { ModuleFault } from './moduleFault.ts';
import { readText } from './readText.ts';

export const REGISTRY_LIMIT_MS = 5000;

/** Asks for the registry as it is now, and gives it if it is to be trusted. Throws ModuleFault. */
export async function fetchRegistry(address: string, trust: RegistryTrust): Promise<Registry> {
  const signed = await fetchSigned(address);
  try {
    return await trust.take(signed);
  } catch (error) {
    if (!(error instanceof RegistryRefusal)) throw error;
    throw new ModuleFault('integrity', `${address}: ${error.message}`, { cause: error });
  }
}

async function fetchSigned(address: string): Promise<SignedRegistry> {
  const answer = await ask(address);
  if (answer.status >= 500) throw new ModuleFault('network', `${address} answers ${answer.status}`);
  if (!answer.ok) throw new ModuleFault('missing', `${address} answers ${answer.status}`);
  const body = parse(await readAnswer(answer));
  if (!isSignedRegistry(body)) throw new ModuleFault('notCode', `${address} is not a registry`);
  return body;
}

async function ask(address: string): Promise<Response> {
  try {
    return await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(REGISTRY_LIMIT_MS) });
  } catch (error) {
    throw unreadable(address, error);
  }
}

async function readAnswer(answer: Response): Promise<string | undefined> {
  try {
    return await readText(answer, REGISTRY_LIMIT_BYTES);
  } catch (error) {
    throw unreadable(answer.url, error);
  }
}

function unreadable(address: string, cause: unknown): ModuleFault {
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new ModuleFault(isLate ? 'timeout' : 'network', `${address} cannot be read`, { cause });
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

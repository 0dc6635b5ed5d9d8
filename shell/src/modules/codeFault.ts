import { diagnoseScript } from './diagnose.ts';
import { ModuleFault, asModuleFault, inPart } from './moduleFault.ts';

/** Tells a file that is missing from code that fails; webpack names the file in the error that it throws. */
export async function codeFault(error: unknown): Promise<ModuleFault> {
  const request: unknown = isChunkError(error) ? Reflect.get(error, 'request') : undefined;
  if (isChunkError(error) && typeof request === 'string') {
    if (Reflect.get(error, 'type') === 'timeout')
      return new ModuleFault('timeout', error.message, { part: 'chunk', cause: error });
    return inPart('chunk', await diagnoseScript(request));
  }
  if (error instanceof Error && /shared module|shared singleton/i.test(error.message)) {
    return new ModuleFault('contract', error.message, { cause: error });
  }
  return asModuleFault(error);
}

/** Tells whether an error says that a further file of a module did not come. */
export function isChunkError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

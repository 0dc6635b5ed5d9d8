import { readBootData } from '../boot/bootData.ts';
import { diagnoseScript } from './diagnose.ts';
import { ModuleFault, asModuleFault, inPart } from './moduleFault.ts';

/** Tells a file that is missing from code that fails; webpack names the file in the error that it throws. */
export async function codeFault(error: unknown): Promise<ModuleFault> {
  const request: unknown = isChunkError(error) ? Reflect.get(error, 'request') : undefined;
  if (isChunkError(error) && typeof request === 'string') {
    const fault = await chunkFault(error, request);
    // Code that lacked it was left halfway and cannot run again on this page, so that no retry may follow.
    if (isOfShell(error)) return new ModuleFault('shell', fault.message, { part: 'chunk', cause: fault });
    return inPart('chunk', fault);
  }
  if (error instanceof Error && /shared module|shared singleton/i.test(error.message)) {
    return new ModuleFault('contract', error.message, { cause: error });
  }
  return asModuleFault(error);
}

async function chunkFault(error: Error, request: string): Promise<ModuleFault> {
  const type: unknown = Reflect.get(error, 'type');
  if (type === 'timeout') return new ModuleFault('timeout', error.message, { cause: error });
  const fault = await diagnoseScript(request);
  // So webpack names what the browser ran without hearing of the code: nobody refused it.
  return type === 'missing' && fault.kind === 'integrity'
    ? new ModuleFault('execution', `${request} failed as it ran`, { cause: error })
    : fault;
}

/** Tells whether the file that did not come is one of the shell's, which says nothing about the module that needed it. */
export function isOfShell(error: Error): boolean {
  const request: unknown = Reflect.get(error, 'request');
  const base = readBootData(document)?.shell.base;
  return (
    base !== undefined &&
    typeof request === 'string' &&
    request.startsWith(new URL(base, document.baseURI).href)
  );
}

/** Tells whether an error says that a further file of a module did not come. */
export function isChunkError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

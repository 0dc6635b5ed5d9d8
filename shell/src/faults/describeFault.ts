import { ERROR_NAME, type Fault } from 'shared-contracts/releases/faults/faultReports.ts';
import { readStack } from 'shared-contracts/releases/faults/stackFrames.ts';
import { ModuleFault } from '../releaseFiles/moduleFault.ts';

/** Describes what was thrown by the code of a release; its message is scrubbed when it is told (`startTelling.ts`). Never throws. */
export function describeFault(module: string, release: string, thrown: unknown): Fault {
  const error = causeOf(thrown);
  const of = { module, release };
  // What is thrown and is no error may be anything, also what somebody typed.
  if (!(error instanceof Error)) return { ...of, name: 'NoError', message: '', frames: [] };
  return { ...of, ...nameAndMessage(error), frames: readStack(read(error, 'stack')) };
}

/** The code that failed tells more than the loader that noticed it. */
function causeOf(thrown: unknown): unknown {
  return thrown instanceof ModuleFault && thrown.kind === 'execution' && thrown.cause instanceof Error
    ? thrown.cause
    : thrown;
}

function nameAndMessage(error: Error): Pick<Fault, 'name' | 'message'> {
  if (error instanceof ModuleFault) return { name: `${error.name}:${error.kind}`, message: error.part };
  const [name, message] = [read(error, 'name'), read(error, 'message')];
  // Sentences of the server are for people, and name what they work on.
  if (name === 'ApiError')
    return { name, message: `${asWord(read(error, 'kind'))} ${asWord(read(error, 'status'))}`.trim() };
  return { name: ERROR_NAME.test(name) ? name : 'Error', message };
}

function asWord(text: string): string {
  return /^[a-z0-9-]{1,30}$/.test(text) ? text : '';
}

/** Reads a member that code of others may have made to throw. */
function read(error: Error, member: string): string {
  try {
    return String(Reflect.get(error, member) ?? '');
  } catch {
    return '';
  }
}

/**
 * What keeps a module from running:
 * - network: the server could not be reached, or is out of order
 * - timeout: the answer took too long
 * - missing: the file does not exist any more
 * - notCode: something else came than JavaScript, such as a web page
 * - integrity: the code is not what was released
 * - shell: a file of the shell that the module needs did not come, or is not what was released
 * - contract: the module does not fit this shell
 * - server: the server that runs lacks calls that the module needs
 * - serverAhead: it does not serve them as the module makes them any more
 * - execution: the code came and failed
 * - unknownModule: the registry does not name it
 * - off: those who run the portal have switched it off
 */
export type ModuleFaultKind =
  | 'network'
  | 'timeout'
  | 'missing'
  | 'notCode'
  | 'integrity'
  | 'shell'
  | 'contract'
  | 'server'
  | 'serverAhead'
  | 'execution'
  | 'unknownModule'
  | 'off';

/** What of a release a fault lies in: its entry and what that does, a further file of its code, or its texts. */
export type ModulePart = 'entry' | 'chunk' | 'texts';

type FaultOptions = ErrorOptions & {
  readonly part?: ModulePart;
  readonly committedAt?: string | undefined;
};

/**
 * The one error that loading a module ends in.
 *
 * - committedAt: with `server`, of what the module was built from, ISO 8601: a server of that time or later has what it needs
 */
export class ModuleFault extends Error {
  override readonly name = 'ModuleFault';
  readonly kind: ModuleFaultKind;
  readonly part: ModulePart;
  readonly committedAt: string | undefined;

  constructor(
    kind: ModuleFaultKind,
    message: string,
    { part = 'entry', committedAt, ...options }: FaultOptions = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.part = part;
    this.committedAt = committedAt;
  }
}

/** Gives the same fault as one of another part. */
export function inPart(part: ModulePart, fault: ModuleFault): ModuleFault {
  return new ModuleFault(fault.kind, fault.message, { part, cause: fault });
}

/** Turns whatever was thrown while a module's code ran into a fault. */
export function asModuleFault(error: unknown): ModuleFault {
  if (error instanceof ModuleFault) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ModuleFault('execution', message, { cause: error });
}

/**
 * What keeps a module from running:
 * - network: the server could not be reached, or is out of order
 * - timeout: the answer took too long
 * - missing: the file does not exist any more
 * - notCode: something else came than JavaScript, such as a web page
 * - integrity: the code is not what was released
 * - contract: the module does not fit this shell
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
  | 'contract'
  | 'execution'
  | 'unknownModule'
  | 'off';

/** The one error that loading a module ends in. */
export class ModuleFault extends Error {
  override readonly name = 'ModuleFault';
  readonly kind: ModuleFaultKind;

  constructor(kind: ModuleFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Turns whatever was thrown while a module's code ran into a fault. */
export function asModuleFault(error: unknown): ModuleFault {
  if (error instanceof ModuleFault) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ModuleFault('execution', message, { cause: error });
}

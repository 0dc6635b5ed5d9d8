/** Where the node tells what it cannot tell the caller; a logger of pino is one. */
export type NodeLog = {
  readonly info: (about: Readonly<Record<string, unknown>>, message: string) => void;
  readonly error: (about: Readonly<Record<string, unknown>>, message: string) => void;
};

/** Tells nobody. */
export const SILENT_LOG: NodeLog = { info: () => undefined, error: () => undefined };

export type ServerEnd = { readonly code: number | null; readonly signal: string | null };
export type ServerMessage = { readonly kind: string; readonly sentence?: string };
export type ServerProcess = {
  readonly pid: number | undefined;
  readonly log: string;
  readonly ended: Promise<ServerEnd>;
  readonly stop: () => void;
};

export function startServerProcess(
  runtime: { readonly node: string; readonly env: Readonly<Record<string, string | undefined>> },
  onMessage: (message: ServerMessage) => void,
): ServerProcess;

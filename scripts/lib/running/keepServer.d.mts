import type { ServerEnd, ServerMessage, ServerProcess } from './serverProcess.d.mts';

export type KeeperMessage =
  | (ServerMessage & { readonly isAgain: boolean })
  | ({ readonly kind: 'ended'; readonly restartInMs: number } & ServerEnd);

export function keepServerRunning(
  startServer: (onMessage: (message: ServerMessage) => void) => Pick<ServerProcess, 'ended' | 'stop'>,
  tell: (message: KeeperMessage) => void,
  options?: { readonly firstPauseMs?: number },
): {
  readonly ended: Promise<ServerEnd & { readonly wasReady: boolean; readonly isAsked: boolean }>;
  readonly stop: () => void;
};

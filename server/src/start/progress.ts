import type { RunningPartner } from '../demonstration/partners/demoNetwork.ts';

/** What the person who starts the portal needs to know to use it. */
export type RunningPortal = {
  readonly address: string;
  /** Demo accounts of the built-in identity provider; empty with another one. */
  readonly accounts: readonly { readonly name: string; readonly label: string }[];
};

/** Tells how the start goes: to the process that started this one where there is one, which words it for people. */
export type Progress = {
  readonly step: (sentence: string) => void;
  readonly ready: (portal: RunningPortal) => void;
  /** Demo partners that answer by now; empty when none could be started. */
  readonly partners: (partners: readonly RunningPartner[]) => void;
  readonly failed: (sentence: string) => void;
};

type ProgressMessage =
  | { readonly kind: 'step'; readonly sentence: string }
  | ({ readonly kind: 'ready' } & RunningPortal)
  | { readonly kind: 'partners'; readonly partners: readonly RunningPartner[] }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Reports to the parent process over its channel, else as plain lines on standard error. */
export function startProgress(): Progress {
  const send = (message: ProgressMessage): void => {
    if (process.send !== undefined && process.connected) process.send(message);
    else
      process.stderr.write(
        linesOf(message)
          .map((line) => `${line}\n`)
          .join(''),
      );
  };
  return {
    step: (sentence) => send({ kind: 'step', sentence }),
    ready: (portal) => send({ kind: 'ready', ...portal }),
    partners: (partners) => send({ kind: 'partners', partners }),
    failed: (sentence) => send({ kind: 'failed', sentence }),
  };
}

function linesOf(message: ProgressMessage): readonly string[] {
  switch (message.kind) {
    case 'ready':
      return [`The portal is at ${message.address}`];
    case 'partners':
      return message.partners.map(({ name, address }) => `Demo partner: ${name}, ${address}`);
    default:
      return [message.sentence];
  }
}

import { faultReference } from 'shared-contracts/releases/faults/faultReference.ts';
import { type Fault, SHELL_NAME } from 'shared-contracts/releases/faults/faultReports.ts';
import { ownerOf } from 'shared-contracts/releases/faults/stackFrames.ts';
import { describeFault } from './describeFault.ts';

/** More wait for nobody: what fails so often at the start says the same again. */
const MOST_WAITING = 20;

/** - fault: with its message as it was; path: of the address at which it was. Neither leaves the tab like that */
export type CaughtFault = { readonly fault: Fault; readonly reference: string; readonly path: string };
export type TakeFault = (caught: CaughtFault) => void;

/** Catches why releases failed in this tab, until there is somebody who tells the server. */
export type FaultCatcher = {
  /**
   * Catches what the code of a release has thrown.
   *
   * - result: its reference, for people; undefined for a release of which nothing is told
   */
  readonly caught: (module: string, release: string, thrown: unknown) => string | undefined;
  /** The same of the shell itself. */
  readonly caughtOfShell: (thrown: unknown) => string | undefined;
  /** Tells whether anything is told of a release. */
  readonly isTold: (module: string, release: string) => boolean;
  /** Gives all that was and is caught to one that tells, until the function that it gives is called. */
  readonly handOver: (take: TakeFault) => () => void;
};

/**
 * - shell: release of the shell that the page runs; undefined when nobody knows it
 * - isTold: whether anything is told of a release
 */
export function createFaultCatcher(
  shell: string | undefined,
  isTold: (module: string, release: string) => boolean,
): FaultCatcher {
  let waiting: readonly CaughtFault[] = [];
  let taker: TakeFault | undefined;

  function take(fault: Fault): string | undefined {
    if (!isTold(fault.module, fault.release)) return undefined;
    const one = { fault, reference: faultReference(fault), path: window.location.pathname };
    if (taker === undefined) waiting = [...waiting, one].slice(0, MOST_WAITING);
    else taker(one);
    return one.reference;
  }

  const caught: FaultCatcher['caught'] = (module, release, thrown) =>
    take(describeFault(module, release, thrown));
  return {
    caught,
    caughtOfShell: (thrown) => (shell === undefined ? undefined : caught(SHELL_NAME, shell, thrown)),
    isTold,
    handOver: (to) => {
      taker = to;
      const left = waiting;
      waiting = [];
      left.forEach(to);
      return () => {
        taker = undefined;
      };
    },
  };
}

/**
 * Catches what nobody else catches: errors and rejections whose stack leads into a file of a module, or else into one of the shell. All others
 * are those of extensions and the like.
 */
export function catchUncaught({ caught }: Pick<FaultCatcher, 'caught'>, target: Window = window): void {
  const look = (thrown: unknown) => {
    // Called away by whoever asked: nothing failed.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    const owners = describeFault(SHELL_NAME, '', thrown).frames.map(({ file }) => ownerOf(file));
    const owner = owners.find((one) => one?.module !== SHELL_NAME) ?? owners[0];
    if (owner !== undefined) caught(owner.module, owner.release, thrown);
  };
  target.addEventListener('error', ({ error }) => look(error));
  target.addEventListener('unhandledrejection', ({ reason }) => look(reason));
}

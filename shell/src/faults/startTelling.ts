import type { TellFaults } from 'shared-client';
import { LONG_TASK_TABS, SHELL_NAME } from 'shared-contracts/releases/faults/faultReports.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { browserName } from './browserName.ts';
import type { FaultCatcher } from './faultCatcher.ts';
import { createFaultQueue } from './faultQueue.ts';
import { pageOf } from './pageOf.ts';
import { scrubbed, takeUntold, type ScrubbedFault } from './untoldFaults.ts';
import { watchLongTasks } from './watchLongTasks.ts';
import { watchViolations } from './watchViolations.ts';

export type TellingParts = {
  readonly tell: TellFaults;
  readonly catcher: Pick<FaultCatcher, 'handOver' | 'isTold'>;
  readonly descriptions: readonly ModuleDescription[];
  /** The release of a module that runs in this tab. */
  readonly releaseOf: (module: string) => string | undefined;
  readonly shell: string | undefined;
  readonly language: () => Language;
  /** Between 0 and 1: decides whether this tab counts long tasks. */
  readonly draw?: number;
};

/** Begins to tell the server why releases failed, and how often the policy was violated and tasks were long. - result: ends it */
export function startTelling(parts: TellingParts): () => void {
  const { tell, catcher, descriptions, shell, language, draw = Math.random() } = parts;
  const browser = browserName(window.navigator.userAgent);
  const queue = createFaultQueue((lines) => tell({ language: language(), browser, ...lines }));

  /** Counts something of the release that runs of a module, or of that whose page is open. */
  const count = (kind: 'violation' | 'longTask', named: string | undefined, what?: string, ms = 0) => {
    const open = pageOf(descriptions, window.location.pathname);
    const module = named ?? open.module;
    const release = module === SHELL_NAME ? shell : parts.releaseOf(module);
    if (release === undefined || !catcher.isTold(module, release)) return;
    queue.addCount({ kind, module, release, what: what ?? open.pattern, longestMs: ms });
  };

  const add = ({ reference, fault }: ScrubbedFault) => queue.addFault(reference, fault);
  takeUntold().forEach(add);
  const ends = [
    catcher.handOver((caught) => add(scrubbed(caught, descriptions))),
    watchViolations(({ module, what }) => count('violation', module, what)),
    draw * LONG_TASK_TABS < 1
      ? watchLongTasks(({ module, ms }) => count('longTask', module, undefined, ms))
      : () => undefined,
  ];
  return () => {
    for (const end of ends) end();
    queue.stop();
  };
}

import type { PortalModule } from 'shared-ui/core';
import type { ModuleFault } from '../../releaseFiles/moduleFault.ts';

/**
 * A module whose pages can be shown.
 *
 * - release: name of the release that runs
 * - committedAt: of what that was built from, ISO 8601; releases that do not say it have none
 * - insteadOf, since: when that is an earlier one: the release that should run, and from what moment on (ISO 8601)
 * - because: why the earlier one runs where the other did not fail: the page has another `shell` than the one that it was released for, or the
 *   `server` that runs does not have what it needs yet
 * - isNoteHidden: somebody has read that an earlier one runs
 * - isOff: it was switched off since; its pages go as soon as nothing that was typed goes with them
 */
export type ReadyModule = {
  readonly status: 'ready';
  readonly module: PortalModule;
  readonly release: string;
  readonly committedAt?: string;
  readonly insteadOf?: string;
  readonly since?: string;
  readonly because?: 'shell' | 'server';
  readonly isNoteHidden?: boolean;
  readonly isOff?: true;
};

export type ModuleState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | ReadyModule
  /** - reference: of the fault, for people; undefined where it says nothing about a release */
  | {
      readonly status: 'failed';
      readonly fault: ModuleFault;
      readonly reference?: string | undefined;
    };

import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import type { ModuleState, ReadyModule } from './moduleState.ts';

/**
 * Gives a module that runs as it stands by what the newest registry says of it: what runs is no longer an earlier release once it is in
 * force again, and the module is switched off or not. The same object when nothing changes.
 */
export function inStep(present: ReadyModule, newest: RegistryModule | undefined): ReadyModule {
  const isInForceAgain = present.insteadOf !== undefined && newest?.release.release === present.release;
  const isOff = newest?.isOff === true;
  if (!isInForceAgain && isOff === (present.isOff === true)) return present;
  const { isOff: _was, ...running } = present;
  const { status, module, release } = running;
  const kept = isInForceAgain ? { status, module, release } : running;
  return isOff ? { ...kept, isOff: true } : kept;
}

/** Tells whether another release of a module that runs is in force, or one newer than what it runs instead of. */
export function isOutdated(present: ModuleState, newest: RegistryModule | undefined): boolean {
  if (present.status !== 'ready' || newest === undefined || newest.isOff === true) return false;
  return ![present.release, present.insteadOf].includes(newest.release.release);
}

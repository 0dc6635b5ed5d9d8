import type { PreviousRelease, RegistryModule } from 'shared-contracts/releases/registry.ts';

/** What a release of a module is to the registry. */
export type ReleaseKind = 'inForce' | 'canary' | 'preview' | 'earlier';

/** A release that can be tried. */
export type ReleaseChoice = {
  readonly release: string;
  readonly kind: ReleaseKind;
  /** Gives it as the registry would when it were in force; asks for it where the registry has its hash alone. Throws ModuleFault. */
  readonly find: (ask: AskRelease) => Promise<RegistryModule>;
};

export type AskRelease = (active: RegistryModule, other: PreviousRelease) => Promise<RegistryModule>;

/** Lists the releases of a module that the signed registry names: the one in force first, then canary, previews and earlier ones, each once. */
export function releaseChoices(entry: RegistryModule): readonly ReleaseChoice[] {
  const { base, release, canary, previous, previews = [] } = entry;
  // Whoever tries a release is not led back from it unawares.
  const known = (kind: ReleaseKind, active: Pick<RegistryModule, 'base' | 'release'>): ReleaseChoice => ({
    release: active.release.release,
    kind,
    find: async () => ({ base: active.base, release: active.release, previous: [] }),
  });
  const beside =
    (kind: ReleaseKind) =>
    (other: PreviousRelease): ReleaseChoice => ({
      release: other.release,
      kind,
      find: (ask) => ask(entry, other),
    });
  const choices = [
    known('inForce', { base, release }),
    ...(canary === undefined ? [] : [known('canary', canary)]),
    ...previews.map(beside('preview')),
    ...previous.map(beside('earlier')),
  ];
  // A preview can be the canary as well.
  return choices.filter(
    (one, place) => choices.findIndex((other) => other.release === one.release) === place,
  );
}

/** Finds a release by its name; undefined when the registry does not name it, or no longer. */
export function findChoice(entry: RegistryModule | undefined, release: string): ReleaseChoice | undefined {
  return entry === undefined ? undefined : releaseChoices(entry).find((choice) => choice.release === release);
}

import type { ModuleRelease, Registry } from 'shared-contracts/releases/registry.ts';
import type { PublicKey, SignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { newKeyPair, publicHalf } from '../signing/keyPair.ts';
import { sealRegistry } from '../signing/sealRegistry.ts';

/** Gives the folder of the module's address while it is developed. */
export function devBase(id: string): string {
  return `/dev/${id}/`;
}

/** Signs registries for pages of this machine alone, with keys that nobody keeps. */
export type DevRegistry = {
  readonly roots: readonly PublicKey[];
  /** Gives a portal's registry with the module that is developed in it. */
  readonly sign: (of: SignedRegistry, release: ModuleRelease) => SignedRegistry;
};

export function createDevRegistry(): DevRegistry {
  const [root, release] = [newKeyPair(), newKeyPair()];
  const keys = { roots: [publicHalf(root)], rootKeys: [root], releaseKeys: [release] };
  let sequence = 0;
  return {
    roots: keys.roots,
    sign: (of, developed) => {
      // Whoever names the portal believes it.
      const { modules } = JSON.parse(of.signed) as Registry;
      const before = { registry: { sequence, modules: {}, expiresAt: '' }, vouched: null };
      const entry = { base: devBase(developed.id), release: inDevelopment(developed), previous: [] };
      const sealed = sealRegistry(before, { modules: { ...modules, [developed.id]: entry } }, keys);
      sequence = sealed.registry.sequence;
      return sealed.signed;
    },
  };
}

/**
 * Its files change under the same names while pages are open: no hash of them would hold. It keeps one name, so that no tab is offered to load
 * it anew.
 */
function inDevelopment(release: ModuleRelease): ModuleRelease {
  return { ...release, release: release.release.replace(/[^-]+$/, 'dev'), files: {} };
}

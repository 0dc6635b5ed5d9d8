import { REGISTRY_STORAGE_KEY } from 'shared-contracts/session/session.ts';
import { isSignedRegistry, type SignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';

/** Where a browser keeps the last signed registry that it took. What is read is as little to be believed as what comes over the network. */
export type RegistryMemory = {
  readonly read: () => SignedRegistry | undefined;
  readonly write: (signed: SignedRegistry) => void;
};

/** Keeps it in the browser's storage, for every tab and the next visit; a browser that keeps nothing goes on without. */
export const browserMemory: RegistryMemory = {
  read: () => {
    try {
      const kept: unknown = JSON.parse(window.localStorage.getItem(REGISTRY_STORAGE_KEY) ?? 'null');
      return isSignedRegistry(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  },
  write: (signed) => {
    try {
      window.localStorage.setItem(REGISTRY_STORAGE_KEY, JSON.stringify(signed));
    } catch {
      // Full or forbidden: this tab remembers for itself.
    }
  },
};

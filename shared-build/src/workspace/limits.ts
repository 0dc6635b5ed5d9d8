/** Longest time that a part of a module may take to arrive before the page says that it is missing, in milliseconds. */
export const CHUNK_LOAD_TIMEOUT_MS = 8000;
/** Files below this size are not compressed: the answer would hardly be smaller. */
export const COMPRESS_FROM_BYTES = 1024;
/** How many releases before the active one stay in the registry and can be rolled back to. */
export const KEPT_RELEASES = 10;
/** How many previews of a module the registry names at most. */
export const KEPT_PREVIEWS = 5;
/** How long a signed registry counts, in milliseconds: 30 days. */
export const REGISTRY_LIFETIME_MS = 30 * 86_400_000;

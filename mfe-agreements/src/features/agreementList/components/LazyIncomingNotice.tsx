import { lazy, Suspense, type ComponentType } from 'react';

// The list does without it when it cannot be loaded.
const IncomingNotice = lazy<ComponentType>(() =>
  import('./IncomingNotice.tsx').catch(() => ({ default: () => null })),
);

/** Loads the notice of incoming agreements once the list stands. */
export function LazyIncomingNotice() {
  return (
    <Suspense>
      <IncomingNotice />
    </Suspense>
  );
}

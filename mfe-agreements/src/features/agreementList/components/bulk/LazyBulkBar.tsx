import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { BulkBar as Bar } from './BulkBar.tsx';

// The list does without it when it cannot be loaded.
const BulkBar = lazy<ComponentType<ComponentProps<typeof Bar>>>(() =>
  import('./BulkBar.tsx').then(
    ({ BulkBar: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** Loads what is done with a selection once the list stands. */
export function LazyBulkBar(props: ComponentProps<typeof Bar>) {
  return (
    <Suspense>
      <BulkBar {...props} />
    </Suspense>
  );
}

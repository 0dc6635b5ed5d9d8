import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { StageFilters as Filters } from './StageFilters.tsx';

// The list is filtered without them too, and can be cleared.
const StageFilters = lazy<ComponentType<ComponentProps<typeof Filters>>>(() =>
  import('./StageFilters.tsx').then(
    ({ StageFilters: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** Loads the stages of a year once somebody asks for one. */
export function LazyStageFilters(props: ComponentProps<typeof Filters>) {
  return (
    <Suspense>
      <StageFilters {...props} />
    </Suspense>
  );
}

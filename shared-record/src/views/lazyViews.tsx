import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { ColumnsDialog as Columns } from './ColumnsDialog.tsx';
import type { ManageViewsDialog as Manage } from './ManageViewsDialog.tsx';
import type { ViewNameDialog as Name } from './ViewNameDialog.tsx';

// They come when somebody opens one, and a list does without them where they cannot be loaded.
const LazyColumns = lazy<ComponentType<ComponentProps<typeof Columns>>>(() =>
  import('./ColumnsDialog.tsx').then(({ ColumnsDialog: loaded }) => ({ default: loaded }), without),
);
const LazyName = lazy<ComponentType<ComponentProps<typeof Name>>>(() =>
  import('./ViewNameDialog.tsx').then(({ ViewNameDialog: loaded }) => ({ default: loaded }), without),
);
const LazyManage = lazy<ComponentType<ComponentProps<typeof Manage>>>(() =>
  import('./ManageViewsDialog.tsx').then(({ ManageViewsDialog: loaded }) => ({ default: loaded }), without),
);

function without() {
  return { default: () => null };
}

/** Chooses the columns of a list and their order. */
export function ColumnsDialog(props: ComponentProps<typeof Columns>) {
  return (
    <Suspense>
      <LazyColumns {...props} />
    </Suspense>
  );
}

/** Asks under which name a view is kept. */
export function ViewNameDialog(props: ComponentProps<typeof Name>) {
  return (
    <Suspense>
      <LazyName {...props} />
    </Suspense>
  );
}

/** The views that somebody has of a list, and what may be done with each. */
export function ManageViewsDialog(props: ComponentProps<typeof Manage>) {
  return (
    <Suspense>
      <LazyManage {...props} />
    </Suspense>
  );
}

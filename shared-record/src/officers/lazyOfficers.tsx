import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { AssignDialog as Dialog } from './AssignDialog.tsx';
import type { AssignOfficers as Assign } from './AssignOfficers.tsx';
import type { OfficerLine as Line } from './OfficerLine.tsx';

// Of the office alone: what teachers and students load does without it, and a page does where it cannot be loaded.
const LazyLine = lazy<ComponentType<ComponentProps<typeof Line>>>(() =>
  import('./OfficerLine.tsx').then(({ OfficerLine: loaded }) => ({ default: loaded }), without),
);
const LazyAssign = lazy<ComponentType<ComponentProps<typeof Assign>>>(() =>
  import('./AssignOfficers.tsx').then(({ AssignOfficers: loaded }) => ({ default: loaded }), without),
);
const LazyDialog = lazy<ComponentType<ComponentProps<typeof Dialog>>>(() =>
  import('./AssignDialog.tsx').then(({ AssignDialog: loaded }) => ({ default: loaded }), without),
);

function without() {
  return { default: () => null };
}

/** For the office: who of it is in charge of a record, and the way to assign it. */
export function OfficerLine(props: ComponentProps<typeof Line>) {
  return (
    <Suspense>
      <LazyLine {...props} />
    </Suspense>
  );
}

/** Puts somebody of the office in charge of records, and says beside the button how many, and which not. */
export function AssignOfficers(props: ComponentProps<typeof Assign>) {
  return (
    <Suspense>
      <LazyAssign {...props} />
    </Suspense>
  );
}

/** Asks who shall be in charge, and says who is now. */
export function AssignDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <LazyDialog {...props} />
    </Suspense>
  );
}

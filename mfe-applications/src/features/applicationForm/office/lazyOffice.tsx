import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { LoadingState } from 'shared-ui/core';
import type { HistoryPart as History } from './HistoryPart.tsx';
import type { NotesPart as Notes } from './NotesPart.tsx';
import type { OfficeCard as Facts } from './OfficeCard.tsx';

// Of the office alone: what students load does without it.
const LazyCard = lazy<ComponentType<ComponentProps<typeof Facts>>>(() =>
  import('./OfficeCard.tsx').then(({ OfficeCard }) => ({ default: OfficeCard })),
);
const LazyNotes = lazy<ComponentType<ComponentProps<typeof Notes>>>(() =>
  import('./NotesPart.tsx').then(({ NotesPart }) => ({ default: NotesPart })),
);
const LazyHistory = lazy<ComponentType<ComponentProps<typeof History>>>(() =>
  import('./HistoryPart.tsx').then(({ HistoryPart }) => ({ default: HistoryPart })),
);

/** For the office: how an application stands, where it leads, and who of the office is in charge. */
export function OfficeCard(props: ComponentProps<typeof Facts>) {
  return (
    <Suspense>
      <LazyCard {...props} />
    </Suspense>
  );
}

/** What the office writes about an application for colleagues. */
export function NotesPart(props: ComponentProps<typeof Notes>) {
  return (
    <Suspense fallback={<LoadingState />}>
      <LazyNotes {...props} />
    </Suspense>
  );
}

/** Who did what with an application, and when. */
export function HistoryPart(props: ComponentProps<typeof History>) {
  return (
    <Suspense fallback={<LoadingState />}>
      <LazyHistory {...props} />
    </Suspense>
  );
}

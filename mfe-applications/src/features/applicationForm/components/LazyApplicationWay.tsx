import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useLocation } from 'shared-ui/core';
import { readResultPlace } from 'shared-ui/list';

type ApplicationWayProps = { readonly applicationId: number };

// The page does without it when it cannot be loaded.
const ApplicationWay = lazy<ComponentType<ApplicationWayProps>>(() =>
  import('./ApplicationWay.tsx').then(
    (way) => ({ default: way.ApplicationWay }),
    () => ({ default: () => null }),
  ),
);

/** Loads the way back to the list for those who come from there. */
export function LazyApplicationWay({ applicationId }: ApplicationWayProps) {
  const place = readResultPlace(useLocation().state);
  // A step that is gone to on the page brings no state.
  const [isFromList, setFromList] = useState(false);
  if (!isFromList && place !== undefined) setFromList(true);
  return (
    isFromList && (
      <Suspense>
        <ApplicationWay applicationId={applicationId} />
      </Suspense>
    )
  );
}

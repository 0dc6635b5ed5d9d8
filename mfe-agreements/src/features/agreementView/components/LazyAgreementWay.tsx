import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useLocation } from 'shared-ui/core';
import { readResultPlace } from 'shared-ui/list';

type AgreementWayProps = { readonly agreementId: number };

// The page does without it when it cannot be loaded.
const AgreementWay = lazy<ComponentType<AgreementWayProps>>(() =>
  import('./AgreementWay.tsx').then(
    (way) => ({ default: way.AgreementWay }),
    () => ({ default: () => null }),
  ),
);

/** Loads the way back to the list for those who come from there. */
export function LazyAgreementWay({ agreementId }: AgreementWayProps) {
  const place = readResultPlace(useLocation().state);
  // A tab that is gone to on the page brings no state.
  const [isFromList, setFromList] = useState(false);
  if (!isFromList && place !== undefined) setFromList(true);
  return (
    isFromList && (
      <Suspense>
        <AgreementWay agreementId={agreementId} />
      </Suspense>
    )
  );
}

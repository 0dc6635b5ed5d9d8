import { type RefObject, useLayoutEffect, useState } from 'react';
import { HEADER_HEIGHT } from '../lib/frameMeasures.ts';
import { placeBeside } from './placeBeside.ts';

type Px = { readonly top: string; readonly left: string };
/** - ring: around what is shown; undefined where nothing of it can be seen; box: where the dialog stands */
type TourPlace = {
  readonly ring: (Px & { readonly width: string; readonly height: string }) | undefined;
  readonly box: Px;
};

const NOWHERE: TourPlace = { ring: undefined, box: { top: '72px', left: '8px' } };

/** Follows the place in the frame that a step shows, also when the window changes. - places: selectors, the first that can be seen counts */
export function useTourPlace(
  places: readonly string[],
  dialog: RefObject<HTMLDialogElement | null>,
): TourPlace {
  const [place, setPlace] = useState(NOWHERE);
  useLayoutEffect(() => {
    const measure = () => setPlace(placeOf(places, dialog.current));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [places, dialog]);
  return place;
}

function placeOf(places: readonly string[], dialog: HTMLDialogElement | null): TourPlace {
  const target = places
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.getClientRects().length > 0);
  if (target === undefined || dialog === null) return NOWHERE;
  target.scrollIntoView({ block: 'nearest' });
  const { top, left, width, height } = target.getBoundingClientRect();
  const box = placeBeside(
    { top, left, width, height },
    { width: dialog.offsetWidth, height: dialog.offsetHeight },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    Number.parseInt(HEADER_HEIGHT, 10),
  );
  return {
    ring: { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` },
    box: { top: `${box.top}px`, left: `${box.left}px` },
  };
}

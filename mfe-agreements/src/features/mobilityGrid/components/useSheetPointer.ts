import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Place, Selection } from '../sheet/range.ts';
import { isAt, placeOf } from './sheetPlaces.ts';

type PointerWays = {
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  readonly isOpenAt: (place: Place) => boolean;
  readonly openCell: () => void;
};

const NOWHERE: Place = { row: -1, column: -1 };

/** Selects by mouse and by touch: a mouse draws a rectangle, a finger scrolls; two clicks open a cell, as does a second touch. */
export function useSheetPointer({ selection, select, isOpenAt, openCell }: PointerWays) {
  const isDrawing = useRef(false);
  const touched = useRef<Place>(NOWHERE);
  const { anchor, cursor } = selection;
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeOf(event.target);
      if (place === undefined || event.button !== 0 || isOpenAt(place)) return;
      isDrawing.current = event.pointerType === 'mouse';
      select({ anchor: event.shiftKey ? anchor : place, cursor: place });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isDrawing.current || event.buttons !== 1) return;
      const place = placeOf(event.target);
      if (place !== undefined && !isAt(cursor, place)) select({ anchor, cursor: place });
    },
    onPointerUp: (event: PointerEvent) => {
      isDrawing.current = false;
      const place = placeOf(event.target);
      const isAgain = event.pointerType === 'touch' && place !== undefined && isAt(touched.current, place);
      touched.current = place ?? NOWHERE;
      if (isAgain && !isOpenAt(place)) openCell();
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const place = placeOf(target);
      if (place !== undefined && !isOpenAt(place)) openCell();
    },
  };
}

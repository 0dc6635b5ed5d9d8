import type { Place } from '../sheet/range.ts';

/** The element of a cell; null while it is not drawn. */
export function cellAt(frame: HTMLElement | null, { row, column }: Place): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`) ?? null;
}

/** The cell in which something happened. */
export function placeOf(target: EventTarget): Place | undefined {
  const place = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : null;
  const [row, column] = place?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

export function isAt(first: Place, second: Place): boolean {
  return first.row === second.row && first.column === second.column;
}

type Box = { readonly top: number; readonly left: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };

const GAP = 12;
const EDGE = 8;

/**
 * Says where a box stands beside what it speaks of, wholly within the window: below it, or at its side where that lies at the window's edge and is
 * no part of the line at the top.
 *
 * - headerHeight: of the line at the top
 */
export function placeBeside(
  of: Box,
  box: Size,
  window: Size,
  headerHeight: number,
): { top: number; left: number } {
  const isInHeader = of.top + of.height <= headerHeight;
  const wanted = isInHeader
    ? { top: of.top + of.height + GAP, left: of.left }
    : { top: of.top, left: of.left + of.width + GAP };
  return {
    top: Math.max(EDGE, Math.min(wanted.top, window.height - box.height - EDGE)),
    left: Math.max(EDGE, Math.min(wanted.left, window.width - box.width - EDGE)),
  };
}

/** Window widths in CSS pixels at which the layout changes. */
export const BREAKPOINTS = {
  /** Below: table rows become cards, page actions stack. */
  cards: 640,
  /** From here on the menu stands beside the content. */
  sidebar: 1024,
  /** From here on the menu stands open unless somebody closed it: below, a list with its filters needs the room. */
  roomy: 1440,
} as const;

/** The same as media queries, to be used as keys in `makeStyles`. */
export const MEDIA = {
  cards: '@media (max-width: 639.98px)',
  table: '@media (min-width: 640px)',
  stacked: '@media (max-width: 1023.98px)',
  sidebar: '@media (min-width: 1024px)',
  tight: '@media (max-width: 1599.98px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

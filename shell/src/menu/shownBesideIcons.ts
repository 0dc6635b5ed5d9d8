/** Style of a text of the menu that is not shown while it is a rail of icons. It stays where it is, and is read out. */
export const SHOWN_BESIDE_ICONS = {
  // As wide as in the open menu: no line breaks anew while it opens.
  width: '150px',
  flexShrink: 0,
  opacity: 'var(--menu-name-opacity, 1)',
  transitionProperty: 'opacity',
  transitionDuration: '120ms',
} as const;

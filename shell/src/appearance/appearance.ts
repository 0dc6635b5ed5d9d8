/** Light, dark, or as the device has it. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

export const DARK_SYSTEM = '(prefers-color-scheme: dark)';
const STORAGE_KEY = 'appearance';

/** Reads what the person chose in this browser; `system` when they chose nothing. */
export function readAppearance(): Appearance {
  const kept = window.localStorage.getItem(STORAGE_KEY);
  return APPEARANCES.find((appearance) => appearance === kept) ?? 'system';
}

/** Keeps the choice for the next visit. */
export function keepAppearance(appearance: Appearance): void {
  if (appearance === 'system') window.localStorage.removeItem(STORAGE_KEY);
  else window.localStorage.setItem(STORAGE_KEY, appearance);
}

/** Gives the document the ground of an appearance, and the browser's own controls its colours; see `page.css`. */
export function showAppearance(appearance: Appearance): void {
  document.documentElement.dataset['appearance'] = appearance;
}

/** Tells whether the page is to be dark now. */
export function wantsDark(appearance = readAppearance()): boolean {
  return appearance === 'dark' || (appearance === 'system' && window.matchMedia(DARK_SYSTEM).matches);
}

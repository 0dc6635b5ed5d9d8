// For those who want it dark: no part of what everybody loads.
export { darkTheme } from './theme/darkTheme.ts';

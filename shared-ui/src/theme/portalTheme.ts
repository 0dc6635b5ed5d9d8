import { createLightTheme, type Theme } from '@fluentui/react-components';
import { type BrandRamp, PORTAL_BRAND } from 'shared-contracts/portal/university.ts';

// Every family named here has Greek letters.
const FONT_FAMILY =
  "'Segoe UI', system-ui, -apple-system, Roboto, 'Noto Sans', 'DejaVu Sans', 'Liberation Sans', sans-serif";

/** What both themes have of the portal's own: a font stack that has Greek, and slightly rounder corners. */
export const PORTAL_SHAPE = {
  fontFamilyBase: FONT_FAMILY,
  borderRadiusMedium: '6px',
  borderRadiusLarge: '10px',
} as const;

/** Makes Fluent's light theme in a university's colour, or in the portal's blue. */
export function lightTheme(brand: BrandRamp = PORTAL_BRAND): Theme {
  return {
    ...createLightTheme(brand),
    ...PORTAL_SHAPE,
    colorNeutralBackground2: '#f7f8fb',
    colorNeutralBackground3: '#f0f3f8',
  };
}

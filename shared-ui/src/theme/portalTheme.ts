import { createLightTheme, type Theme } from '@fluentui/react-components';
import { BRAND_RAMP } from './brandRamp.ts';

// Every family named here has Greek letters.
const FONT_FAMILY =
  "'Segoe UI', system-ui, -apple-system, Roboto, 'Noto Sans', 'DejaVu Sans', 'Liberation Sans', sans-serif";

/** Fluent's light theme in the portal's blue, with a font stack that has Greek and slightly rounder corners. */
export const portalTheme: Theme = {
  ...createLightTheme(BRAND_RAMP),
  fontFamilyBase: FONT_FAMILY,
  borderRadiusMedium: '6px',
  borderRadiusLarge: '10px',
  colorNeutralBackground2: '#f7f8fb',
  colorNeutralBackground3: '#f0f3f8',
};

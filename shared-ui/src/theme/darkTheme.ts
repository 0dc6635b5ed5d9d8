import { createDarkTheme, type Theme } from '@fluentui/react-components';
import { type BrandRamp, PORTAL_BRAND } from 'shared-contracts/portal/university.ts';
import { PORTAL_SHAPE } from './portalTheme.ts';

/** Makes Fluent's dark theme in a university's colour, or in the portal's blue. */
export function darkTheme(brand: BrandRamp = PORTAL_BRAND): Theme {
  // Fluent takes shades from 90 on for text and lines in the colour; of a deep colour they are too dark to be read.
  const fluent = createDarkTheme({
    ...brand,
    90: brand[110],
    100: brand[120],
    110: brand[130],
    120: brand[140],
    130: brand[150],
  });
  return {
    ...fluent,
    ...PORTAL_SHAPE,
    // As in the light theme, cards lie above the page, and what is sunken lies between both.
    colorNeutralBackground3: '#242424',
    // Fluent's own is read on darker grounds than that of cards.
    colorStatusDangerForeground1: fluent.colorStatusDangerForeground3,
    colorPaletteRedForeground1: fluent.colorStatusDangerForeground3,
    colorPaletteRedForeground3: fluent.colorStatusDangerForeground3,
  };
}

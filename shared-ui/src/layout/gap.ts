import { makeStyles, tokens } from '@fluentui/react-components';

/** Room between parts, by the names of the theme: 2, 4, 8, 12, 16, 20, 24 and 32 pixels. */
export type Gap = 'XXS' | 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL';

export const useGapStyles = makeStyles({
  XXS: { gap: tokens.spacingVerticalXXS },
  XS: { gap: tokens.spacingVerticalXS },
  S: { gap: tokens.spacingVerticalS },
  M: { gap: tokens.spacingVerticalM },
  L: { gap: tokens.spacingVerticalL },
  XL: { gap: tokens.spacingVerticalXL },
  XXL: { gap: tokens.spacingVerticalXXL },
  XXXL: { gap: tokens.spacingVerticalXXXL },
});

import type { BrandVariants } from '@fluentui/react-components';

/** The portal's blue, from nearly black (10) to nearly white (160); 80 is the colour of primary buttons. */
export const BRAND_RAMP: BrandVariants = {
  10: '#030a1b',
  20: '#06132d',
  30: '#091c3f',
  40: '#0d2650',
  50: '#113061',
  60: '#153a71',
  70: '#194482',
  80: '#1d4f91',
  90: '#3664a3',
  100: '#4f79b4',
  110: '#698ec4',
  120: '#84a4d2',
  130: '#9fbadf',
  140: '#bacfea',
  150: '#d5e2f3',
  160: '#edf3fa',
};

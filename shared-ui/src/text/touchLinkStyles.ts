import { makeStyles, tokens } from '@fluentui/react-components';
import { MEDIA } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';

/** Links of a line of their own, large enough for a finger where there is one. */
export const useTouchLinkStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
    [MEDIA.cards]: { minHeight: '44px' },
    ...focusRing,
  },
  // A partner's name among other text breaks where that does, between words.
  quiet: {
    overflowWrap: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
});

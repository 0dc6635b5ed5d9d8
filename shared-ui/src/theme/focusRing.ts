import { tokens } from '@fluentui/react-components';

/** Visible focus for elements that Fluent does not draw; spread it into a `makeStyles` slot. */
export const focusRing = {
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: tokens.colorStrokeFocus2,
    outlineOffset: '2px',
  },
} as const;

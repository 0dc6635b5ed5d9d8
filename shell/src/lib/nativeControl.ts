import { focusRing, tokens } from 'shared-ui/core';

/** A field of the browser's own in the shell's pages: those of shared-ui/fields would be the only reason for the shell to load these. */
export const nativeControl = {
  position: 'relative',
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: '36px',
  paddingInline: tokens.spacingHorizontalS,
  border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: tokens.colorNeutralBackground1,
  color: tokens.colorNeutralForeground1,
  font: 'inherit',
  textOverflow: 'ellipsis',
  ...focusRing,
} as const;

import { Tooltip as FluentTooltip } from '@fluentui/react-components';
import { use, type ReactElement } from 'react';
import { OverlayMountContext } from './overlayMount.ts';

type TooltipProps = {
  readonly content: string;
  /** The tooltip repeats the element's own label, so that screen readers must not hear it twice. */
  readonly isLabel?: boolean;
  /** One element that can have the focus; a disabled one needs `aria-disabled` in place of `disabled`. */
  readonly children: ReactElement;
};

/** Shows a short text while the pointer or the focus is on its child. */
export function Tooltip({ content, isLabel = false, children }: TooltipProps) {
  const mountNode = use(OverlayMountContext);
  return (
    <FluentTooltip
      content={content}
      relationship={isLabel ? 'inaccessible' : 'description'}
      withArrow
      {...(mountNode === undefined ? {} : { mountNode })}
    >
      {children}
    </FluentTooltip>
  );
}

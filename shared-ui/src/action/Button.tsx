import { Button as FluentButton, Spinner } from '@fluentui/react-components';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconNames.ts';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { fluentRef } from './fluentRef.ts';

type ButtonProps = {
  readonly children: ReactNode;
  readonly appearance?: 'primary' | 'secondary' | 'subtle';
  readonly size?: 'small' | 'medium';
  readonly icon?: IconName;
  /** `end` for an icon that points onwards. */
  readonly iconAt?: 'start' | 'end';
  readonly type?: 'button' | 'submit';
  readonly isDisabled?: boolean;
  /** Why the button cannot be used now; it can be focused all the same, and its tooltip says so. */
  readonly disabledReason?: string | undefined;
  /** Shows that the action is under way; the button keeps the focus and ignores clicks meanwhile. */
  readonly isBusy?: boolean;
  /** For a button that opens something: whether that is open. */
  readonly isExpanded?: boolean;
  /** Id of what the button opens. */
  readonly controls?: string;
  readonly onClick?: (event: MouseEvent) => void;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A button with text. */
export function Button({
  appearance = 'secondary',
  size = 'medium',
  icon,
  iconAt = 'start',
  type = 'button',
  isDisabled,
  disabledReason,
  isBusy,
  isExpanded,
  controls,
  onClick,
  ref,
  children,
}: ButtonProps) {
  const button = (
    <FluentButton
      as="button"
      {...(ref === undefined ? {} : { ref: fluentRef(ref) })}
      appearance={appearance}
      size={size}
      type={type}
      iconPosition={iconAt === 'end' ? 'after' : 'before'}
      disabled={isDisabled ?? false}
      disabledFocusable={isBusy === true || disabledReason !== undefined}
      aria-busy={isBusy ?? false}
      aria-expanded={isExpanded}
      aria-controls={controls}
      {...(isBusy
        ? { icon: <Spinner size="tiny" /> }
        : icon === undefined
          ? {}
          : { icon: <Icon name={icon} /> })}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {children}
    </FluentButton>
  );
  return disabledReason === undefined ? button : <Tooltip content={disabledReason}>{button}</Tooltip>;
}

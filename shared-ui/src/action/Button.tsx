import { Button as FluentButton, Spinner } from '@fluentui/react-components';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconNames.ts';
import { fluentRef } from './fluentRef.ts';

type ButtonProps = {
  readonly children: ReactNode;
  readonly appearance?: 'primary' | 'secondary' | 'subtle';
  readonly size?: 'small' | 'medium';
  readonly icon?: IconName;
  readonly type?: 'button' | 'submit';
  readonly isDisabled?: boolean;
  /** Shows that the action is under way; the button keeps the focus and ignores clicks meanwhile. */
  readonly isBusy?: boolean;
  readonly onClick?: (event: MouseEvent) => void;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A button with text. */
export function Button({
  appearance = 'secondary',
  size = 'medium',
  icon,
  type = 'button',
  isDisabled,
  isBusy,
  onClick,
  ref,
  children,
}: ButtonProps) {
  return (
    <FluentButton
      as="button"
      {...(ref === undefined ? {} : { ref: fluentRef(ref) })}
      appearance={appearance}
      size={size}
      type={type}
      disabled={isDisabled ?? false}
      disabledFocusable={isBusy ?? false}
      aria-busy={isBusy ?? false}
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
}

import { Button as FluentButton } from '@fluentui/react-components';
import type { Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconNames.ts';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { fluentRef } from './fluentRef.ts';

type IconButtonProps = {
  readonly icon: IconName;
  /** What the button does, as screen readers say it and as the tooltip shows it. */
  readonly label: string;
  readonly onClick: () => void;
  /** It keeps the focus that it has: a pager's button is disabled by its own click. */
  readonly isDisabled?: boolean;
  /** For a button that opens something: whether that is open. */
  readonly isExpanded?: boolean;
  /** Id of what the button opens. */
  readonly controls?: string;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A button that is an icon alone. */
export function IconButton({ icon, label, onClick, isDisabled, isExpanded, controls, ref }: IconButtonProps) {
  return (
    <Tooltip content={label} isLabel>
      <FluentButton
        as="button"
        {...(ref === undefined ? {} : { ref: fluentRef(ref) })}
        appearance="subtle"
        aria-label={label}
        aria-expanded={isExpanded}
        aria-controls={controls}
        disabledFocusable={isDisabled ?? false}
        icon={<Icon name={icon} />}
        onClick={onClick}
      />
    </Tooltip>
  );
}

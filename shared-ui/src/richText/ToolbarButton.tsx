import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Tooltip } from '../overlay/Tooltip.tsx';

type ToolbarButtonProps = {
  /** What it does, for screen readers and the tooltip. */
  readonly label: string;
  readonly icon: ReactElement;
  /** Whether the format holds where the cursor is; absent for an action. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly tabIndex: number;
  readonly onClick: () => void;
};

export function ToolbarButton({
  label,
  icon,
  isPressed,
  isDisabled = false,
  tabIndex,
  onClick,
}: ToolbarButtonProps) {
  const styles = useStyles();
  return (
    <Tooltip content={label} isLabel>
      <Button
        as="button"
        appearance="subtle"
        aria-label={label}
        aria-pressed={isPressed}
        tabIndex={tabIndex}
        disabledFocusable={isDisabled}
        className={mergeClasses(styles.button, isPressed && styles.pressed)}
        icon={icon}
        onClick={onClick}
      />
    </Tooltip>
  );
}

const useStyles = makeStyles({
  button: { minWidth: '32px' },
  pressed: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  },
});

import type { ActionMenuButtonProps } from './ActionMenuButton.tsx';

export type MenuAction = { readonly id: string; readonly label: string; readonly onChoose: () => void };

/** Actions of one kind, below a heading that says which. */
export type MenuActionGroup = { readonly label: string; readonly actions: readonly MenuAction[] };

export type OpenedMenuProps = ActionMenuButtonProps & {
  /** A few actions of one kind, or groups of them. */
  readonly actions: readonly MenuAction[] | readonly MenuActionGroup[];
};

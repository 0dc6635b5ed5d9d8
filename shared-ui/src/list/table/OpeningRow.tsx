import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

type OpeningRowProps = ComponentProps<'tr'> & {
  /** What a click opens, with the state that its links bring. */
  readonly to: string;
  readonly state?: unknown;
};

/** What a row holds that does something else with a click. */
const CONTROLS = 'a, button, input, label, select, textarea, [role="button"], [role="checkbox"]';

/** Row of a table that a click anywhere opens, in a tab of its own with Ctrl or the middle button. By keyboard the links in it do so. */
export function OpeningRow({ to, state, ...row }: OpeningRowProps) {
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    const isMeant = !(event.target instanceof Element && event.target.closest(CONTROLS));
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (!isMeant || isSelecting || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.button === 1) window.open(to, '_blank', 'noopener');
    else if (event.button === 0 && !event.shiftKey) void navigate(to, { state });
  };
  return <tr {...row} onClick={open} onAuxClick={open} />;
}

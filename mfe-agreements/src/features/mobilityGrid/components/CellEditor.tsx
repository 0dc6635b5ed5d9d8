import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { makeStyles, tokens } from 'shared-ui/core';
import { letterOf } from './sheetCommands.ts';

/** Where the focus goes from a cell that is closed. */
export type Leaving = 'up' | 'down' | 'left' | 'right' | 'stay';

type CellEditorProps = {
  readonly label: string;
  /** What stands in the cell; null where it was opened by typing, which takes its place. */
  readonly text: string | null;
  readonly isNumeric: boolean;
  /** Longer texts, with lines of their own (Alt+Enter). */
  readonly isLong: boolean;
  readonly onType: (text: string) => void;
  readonly onDone: (text: string, leaving: Leaving) => void;
  readonly onCancel: () => void;
  /** Ctrl+S: the cell is closed first. */
  readonly onSave: () => void;
};

const ARROWS: Readonly<Record<string, Leaving>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The field of a cell that is open. It keeps its own text, so that a key draws nothing anew. */
export function CellEditor(props: CellEditorProps) {
  const { label, text, isNumeric, isLong, onType, onDone, onCancel } = props;
  const styles = useStyles();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isClosed = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(text?.length ?? 0, text?.length ?? 0);
    // Once, when it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const close = (leaving: Leaving) => {
    if (isClosed.current) return;
    isClosed.current = true;
    onDone(field.current?.value ?? '', leaving);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const leaving = leavingBy(event, text === null);
    if (event.key === 'Escape') {
      event.preventDefault();
      isClosed.current = true;
      onCancel();
    } else if ((event.ctrlKey || event.metaKey) && letterOf(event.key) === 's') {
      event.preventDefault();
      close('stay');
      props.onSave();
    } else if (event.key === 'Enter' && event.altKey && isLong) {
      const { current } = field;
      current?.setRangeText('\n', current.selectionStart, current.selectionEnd, 'end');
    } else if (leaving !== undefined) {
      event.preventDefault();
      close(leaving);
    }
  };
  const Field = isLong ? 'textarea' : 'input';
  return (
    <Field
      ref={field}
      className={isLong ? styles.long : styles.field}
      aria-label={label}
      defaultValue={text ?? ''}
      inputMode={isNumeric ? 'decimal' : 'text'}
      autoComplete="off"
      onChange={({ currentTarget }: { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
        onType(currentTarget.value)
      }
      onKeyDown={onKeyDown}
      onBlur={() => close('stay')}
      // A spreadsheet's cell that is pasted here is text like any other.
      onPaste={(event: { readonly stopPropagation: () => void }) => event.stopPropagation()}
      onCopy={(event: { readonly stopPropagation: () => void }) => event.stopPropagation()}
      onCut={(event: { readonly stopPropagation: () => void }) => event.stopPropagation()}
    />
  );
}

/** In a cell that was opened by typing the arrows lead to the next one, as in spreadsheets; in one that was opened to be changed they move in its text. */
function leavingBy({ key, shiftKey }: KeyboardEvent, isByTyping: boolean): Leaving | undefined {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return isByTyping ? ARROWS[key] : undefined;
}

const field = {
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 3,
  boxSizing: 'border-box',
  width: '100%',
  margin: 0,
  padding: `0 ${tokens.spacingHorizontalS}`,
  border: `2px solid ${tokens.colorBrandStroke1}`,
  borderRadius: 0,
  outlineStyle: 'none',
  font: 'inherit',
  color: tokens.colorNeutralForeground1,
  backgroundColor: tokens.colorNeutralBackground1,
} as const;

const useStyles = makeStyles({
  field: { ...field, height: '100%', minWidth: '140px' },
  long: {
    ...field,
    height: '96px',
    minWidth: '240px',
    paddingBlock: tokens.spacingVerticalXS,
    resize: 'none',
  },
});

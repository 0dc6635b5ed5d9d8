import {
  Combobox,
  makeStyles,
  mergeClasses,
  useEventCallback,
  type ComboboxProps,
} from '@fluentui/react-components';
import { use, useMemo, type UIEvent } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { OverlayMountContext } from '../overlay/overlayMount.ts';
import { ComboOptions } from './ComboOptions.tsx';
import type { ComboOption } from './foldedOptions.ts';
import type { Matches } from './matchOptions.ts';
import { useExpandIcon } from './useExpandIcon.ts';

type ComboboxInputProps = {
  /** Names the arrow; the field around it names the input. */
  readonly label: string;
  readonly inputRef?: RefCallBack | undefined;
  readonly name?: string | undefined;
  readonly text: string;
  readonly placeholder?: string;
  readonly isDisabled: boolean;
  /** Any text may stand in it, whether an option or not. */
  readonly isFreeform?: boolean;
  /** An icon takes the choice back. */
  readonly isClearable?: boolean;
  /** Value of the entry that is chosen. */
  readonly selected: string | null;
  /** Null while the list is closed. */
  readonly matches: Matches<ComboOption> | null;
  /** Labels are so long that the list is wider than a narrow field. */
  readonly hasLongLabels: boolean;
  readonly emptyLabel?: string | undefined;
  readonly offered?: string | null;
  readonly isLoading?: boolean;
  /** Called when the list is scrolled to its end. */
  readonly onMore: () => void;
  readonly onBlur: () => void;
} & Pick<ComboboxProps, 'onClick'> &
  Required<Pick<ComboboxProps, 'onOpenChange' | 'onChange' | 'onOptionSelect'>>;

// What is made anew at each render would have the list placed anew at each key press: a dozen layouts of the page.
const POSITIONING = {
  position: 'below',
  align: 'start',
  offset: 2,
  fallbackPositions: ['above'],
  matchTargetSize: 'width',
  autoSize: false,
} satisfies ComboboxProps['positioning'];

/** The input and the list of every field and filter that chooses one of many; the one importer of Fluent's Combobox. */
export function ComboboxInput(props: ComboboxInputProps) {
  const { matches, selected, onMore } = props;
  const styles = useStyles();
  const mountNode = use(OverlayMountContext);
  const expandIcon = useExpandIcon(props.label);
  const selectedOptions = useMemo(() => (selected === null ? [] : [selected]), [selected]);
  // Entries are drawn anew whenever it changes.
  const handleSelect = useEventCallback(props.onOptionSelect);
  const handleScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollTop + 2 * list.clientHeight >= list.scrollHeight) onMore();
  };
  return (
    <Combobox
      {...(props.inputRef && { ref: props.inputRef })}
      className={styles.control}
      size="medium"
      {...(props.name !== undefined && { name: props.name })}
      value={props.text}
      selectedOptions={selectedOptions}
      placeholder={props.placeholder ?? ''}
      disabled={props.isDisabled}
      freeform={props.isFreeform ?? false}
      clearable={props.isClearable ?? false}
      input={{ autoComplete: 'off', className: styles.input }}
      open={matches !== null}
      {...(props.onClick && { onClick: props.onClick })}
      onOpenChange={props.onOpenChange}
      onChange={props.onChange}
      onOptionSelect={handleSelect}
      onBlur={props.onBlur}
      positioning={POSITIONING}
      expandIcon={expandIcon}
      listbox={{
        className: mergeClasses(styles.listbox, props.hasLongLabels && styles.wideListbox),
        onScroll: handleScroll,
      }}
      {...(mountNode === undefined ? {} : { mountNode })}
    >
      {matches && (
        <ComboOptions
          matches={matches}
          emptyLabel={props.emptyLabel}
          offered={props.offered ?? null}
          isLoading={props.isLoading ?? false}
        />
      )}
    </Combobox>
  );
}

const useStyles = makeStyles({
  control: { minWidth: 0, width: '100%', columnGap: '4px' },
  // An input's own least width would push the arrow out of a narrow field.
  input: { minWidth: 0, width: '100%', textOverflow: 'ellipsis' },
  listbox: { maxHeight: 'min(320px, 45dvh)' },
  // Wider than a narrow field, so that long names take one line or two.
  wideListbox: { minWidth: 'min(400px, calc(100vw - 48px))' },
});

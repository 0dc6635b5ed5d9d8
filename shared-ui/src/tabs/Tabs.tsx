import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { MEDIA } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { useHiddenEdges } from './useHiddenEdges.ts';

export type Tab<Id extends string> = { readonly id: Id; readonly label: string };

type TabsProps<Id extends string> = {
  /** What the tabs divide; read by screen readers. */
  readonly label: string;
  readonly tabs: ReadonlyArray<Tab<Id>>;
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
};

/** Divides a page into parts of which one is shown. Arrow keys, Home and End change the tab; Tab leads into its content. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const styles = useStyles();
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  const edges = useHiddenEdges(list, selected);

  const handleKeyDown = (event: KeyboardEvent) => {
    const index = targetIndex(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const tab = index === undefined ? undefined : tabs[index];
    if (index === undefined || tab === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
    onSelect(tab.id);
  };

  return (
    <div>
      {/* The tabs have the focus and hand their keys up. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={mergeClasses(
          styles.list,
          edges.start && styles.runsOffBefore,
          edges.end && styles.runsOffAfter,
          edges.start && edges.end && styles.runsOffBoth,
        )}
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab) => {
          const isSelected = tab.id === selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${prefix}-tab-${tab.id}`}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${prefix}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              className={mergeClasses(styles.tab, isSelected && styles.selected)}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {/* A panel may begin with something that cannot have the focus: it takes it itself, so that it can be scrolled and read. */}
      <div
        key={selected}
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-tab-${selected}`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}

function targetIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const FADE = '64px';

const useStyles = makeStyles({
  list: {
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    columnGap: tokens.spacingHorizontalXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    scrollbarWidth: 'thin',
    [MEDIA.print]: { overflowX: 'visible', border: 'none' },
  },
  // More tabs lie beyond: the row fades out there.
  runsOffBefore: {
    maskImage: `linear-gradient(to right, transparent, black ${FADE})`,
    [MEDIA.print]: { maskImage: 'none' },
  },
  runsOffAfter: {
    maskImage: `linear-gradient(to left, transparent, black ${FADE})`,
    [MEDIA.print]: { maskImage: 'none' },
  },
  runsOffBoth: {
    maskImage: `linear-gradient(to right, transparent, black ${FADE}, black calc(100% - ${FADE}), transparent)`,
    [MEDIA.print]: { maskImage: 'none' },
  },
  tab: {
    flexShrink: 0,
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderBottom: '3px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground3 },
    [MEDIA.print]: { padding: 0, border: 'none', minHeight: 'auto', fontSize: tokens.fontSizeBase500 },
    ...focusRing,
    ':focus-visible': { ...focusRing[':focus-visible'], outlineOffset: '-3px' },
    // Colours of the person's own make each border visible, also one that is transparent.
    [MEDIA.forcedColors]: { borderBottomColor: 'Canvas' },
  },
  selected: {
    borderBottom: `3px solid ${tokens.colorCompoundBrandStroke}`,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    [MEDIA.forcedColors]: { borderBottomColor: 'Highlight' },
  },
  panel: {
    paddingTop: tokens.spacingVerticalXL,
    [MEDIA.print]: { paddingTop: tokens.spacingVerticalM },
    borderRadius: tokens.borderRadiusMedium,
    ...focusRing,
  },
});

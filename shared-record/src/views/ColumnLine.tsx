import { useRef } from 'react';
import { IconButton, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { DRAG_HANDLE, TickBox } from 'shared-ui/list';

type ColumnLineProps = {
  readonly name: string;
  readonly isTicked: boolean;
  /** It is always shown. */
  readonly isFixed: boolean;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  readonly onTick: (isTicked: boolean) => void;
  readonly onMove: (step: -1 | 1) => void;
};

/** One column that may be shown: a box, two buttons that move it, and what it is dragged by. */
export function ColumnLine(props: ColumnLineProps) {
  const { name, isTicked, isFixed, place, onTick, onMove } = props;
  const { t } = useTranslation('shared-record');
  const styles = useStyles();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  return (
    <li className={styles.line}>
      <span {...DRAG_HANDLE} className={styles.handle} />
      <TickBox label={name} isTicked={isTicked} isDisabled={isFixed} onTick={onTick} />
      <span className={styles.buttons}>
        <IconButton
          ref={up}
          icon="chevronUp"
          label={t('ColumnLine.up', { name })}
          isDisabled={place.isFirst}
          onClick={() => {
            onMove(-1);
            // A browser takes the focus away from what is put elsewhere in the page.
            up.current?.focus();
          }}
        />
        <IconButton
          ref={down}
          icon="chevronDown"
          label={t('ColumnLine.down', { name })}
          isDisabled={place.isLast}
          onClick={() => {
            onMove(1);
            down.current?.focus();
          }}
        />
      </span>
    </li>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  buttons: { display: 'flex', flexShrink: 0, marginLeft: 'auto' },
  // Two by three dots. A finger on it drags, and does not scroll.
  handle: {
    flexShrink: 0,
    alignSelf: 'center',
    boxSizing: 'content-box',
    width: '12px',
    height: '18px',
    cursor: 'grab',
    touchAction: 'none',
    backgroundImage: `radial-gradient(circle, ${tokens.colorNeutralForeground3} 1.5px, transparent 1.5px)`,
    backgroundSize: '6px 6px',
    backgroundOrigin: 'content-box',
    backgroundClip: 'content-box',
    padding: '6px 4px',
    ':active': { cursor: 'grabbing' },
  },
});

import { useRef } from 'react';
import { Button, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';

type MoveButtonsProps = {
  readonly index: number;
  readonly count: number;
  /** Has moved the entry when it returns. */
  readonly onMove: (step: -1 | 1) => void;
};

/** Moves a preferred mobility up and down. At its end of the list a button stays, with the reason: it may be the one that has the focus. */
export function MoveButtons({ index, count, onMove }: MoveButtonsProps) {
  const { t } = useTranslation(MODULE_ID);
  const number = index + 1;
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={up}
        size="small"
        icon="chevronUp"
        disabledReason={index === 0 ? t('preferredMobility.order.isFirst') : undefined}
        onClick={() => {
          onMove(-1);
          // A browser takes the focus away from what is put elsewhere in the page.
          up.current?.focus();
        }}
      >
        {t('preferredMobility.order.up', { number })}
      </Button>
      <Button
        ref={down}
        size="small"
        icon="chevronDown"
        disabledReason={number === count ? t('preferredMobility.order.isLast') : undefined}
        onClick={() => {
          onMove(1);
          down.current?.focus();
        }}
      >
        {t('preferredMobility.order.down', { number })}
      </Button>
    </>
  );
}

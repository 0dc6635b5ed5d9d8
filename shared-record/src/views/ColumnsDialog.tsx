import { useState } from 'react';
import { Button, makeStyles, ModalDialog, tokens, useTranslation, VisuallyHidden } from 'shared-ui/core';
import { useDragOrder } from 'shared-ui/list';
import { moved } from './keptList.ts';
import { ColumnLine } from './ColumnLine.tsx';
import type { KeptList } from './useKeptList.ts';

type ColumnsDialogProps = {
  readonly kept: KeptList;
  readonly columnName: (column: string) => string;
  readonly onClose: () => void;
};

/** Chooses the columns of a list and their order; one press gives those of the documents back. */
export function ColumnsDialog({ kept, columnName, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation('shared-record');
  const styles = useStyles();
  const { choice, columns } = kept;
  const [order, setOrder] = useState<readonly string[]>(() => [
    ...columns,
    ...choice.open.filter((column) => !columns.includes(column)),
  ]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(columns));
  const [said, setSaid] = useState('');
  const move = (column: string, step: number) => {
    const next = moved(order, column, step);
    setOrder(next);
    setSaid(
      t('ColumnsDialog.moved', {
        name: columnName(column),
        place: next.indexOf(column) + 1,
        count: next.length,
      }),
    );
  };
  const list = useDragOrder<HTMLOListElement>((from, to) => {
    const column = order[from];
    if (column !== undefined) move(column, to - from);
  });
  const tick = (column: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(column);
    else next.delete(column);
    setTicked(next);
  };
  const show = () => {
    const chosen = order.filter((column) => ticked.has(column));
    kept.setColumns(chosen.join() === choice.standard.join() ? null : chosen);
    onClose();
  };
  return (
    <ModalDialog
      shape="panel"
      title={t('ColumnsDialog.title')}
      onCancel={onClose}
      actions={
        <>
          <Button
            onClick={() => {
              kept.setColumns(null);
              onClose();
            }}
          >
            {t('ColumnsDialog.standard')}
          </Button>
          <Button onClick={onClose}>{t('ColumnsDialog.cancel')}</Button>
          <Button appearance="primary" onClick={show}>
            {t('ColumnsDialog.show')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('ColumnsDialog.hint')}</p>
      <ol ref={list} className={styles.list}>
        {order.map((column, index) => (
          <ColumnLine
            key={column}
            name={columnName(column)}
            isTicked={ticked.has(column)}
            isFixed={choice.fixed.includes(column)}
            place={{ isFirst: index === 0, isLast: index === order.length - 1 }}
            onTick={(isTicked) => tick(column, isTicked)}
            onMove={(step) => move(column, step)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  hint: { marginTop: 0, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
});

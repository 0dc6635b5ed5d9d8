import type { ListView } from 'shared-contracts/views/listViews.ts';
import { makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { ActionMenu } from 'shared-ui/list';

const ACTS = ['begin', 'beginNot', 'replace', 'rename', 'share', 'shareNot', 'copy', 'remove'] as const;
export type ViewAct = (typeof ACTS)[number];

type ViewLineProps = {
  readonly view: ListView;
  readonly isStart: boolean;
  readonly mayShare: boolean;
  readonly isBusy: boolean;
  readonly onAct: (act: ViewAct) => void;
};

/** One view with what is to know of it, and what may be done with it. */
export function ViewLine({ view, isStart, mayShare, isBusy, onAct }: ViewLineProps) {
  const { t } = useTranslation('shared-record');
  const styles = useStyles();
  const { name, owner, isOwn, isShared, mayChange, mayRemove } = view;
  const offered: Readonly<Record<ViewAct, boolean>> = {
    begin: !isStart,
    beginNot: isStart,
    replace: mayChange,
    rename: mayChange,
    share: mayChange && mayShare && !isShared,
    shareNot: mayChange && isShared,
    copy: true,
    remove: mayRemove,
  };
  const facts = [
    ...(isStart ? [t('ViewLine.isStart')] : []),
    ...(isOwn && isShared ? [t('ViewLine.isShared')] : []),
    ...(isOwn ? [] : [t(owner === null ? 'ViewLine.ofNobody' : 'ViewLine.of', { owner })]),
  ];
  return (
    <div role="listitem" className={styles.line}>
      <div className={styles.text}>
        <strong>{name}</strong>
        {facts.length > 0 && <div className={styles.facts}>{facts.join(' · ')}</div>}
      </div>
      <ActionMenu
        size="small"
        icon="edit"
        label={t('ViewLine.change')}
        wholeLabel={t('ViewLine.acts', { name })}
        isBusy={isBusy}
        actions={ACTS.filter((act) => offered[act]).map((act) => ({
          id: act,
          label: t(`ViewLine.${act}`),
          onChoose: () => onAct(act),
        }))}
      />
    </div>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
  facts: { color: tokens.colorNeutralForeground2 },
});

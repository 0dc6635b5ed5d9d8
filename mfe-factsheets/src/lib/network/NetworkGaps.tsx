import { FACTSHEET_TREE } from 'shared-contracts/factsheets/members/factsheetTree.ts';
import type { NetworkGap } from 'shared-contracts/factsheets/networkFactsheet.ts';
import { useMemberPath } from 'shared-record/pages';
import { Alert, makeStyles, TextLink, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';

type NetworkGapsProps = {
  readonly gaps: readonly NetworkGap[];
  /** What it means: that partners get none now, that they would get none, that they will get none, or that it cannot become the active one. */
  readonly when: 'now' | 'onceActive' | 'onceSaved' | 'required';
  /** Where each of them is filled in; without it they are only named. */
  readonly placeOf?: (gap: NetworkGap) => string;
};

/** Says that partners cannot fetch a factsheet of ours, and what it lacks; nothing where it lacks nothing. */
export function NetworkGaps({ gaps, when, placeOf }: NetworkGapsProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useMemberPath(FACTSHEET_TREE);
  if (gaps.length === 0) return null;
  return (
    <Alert kind="warning">
      <p className={styles.text}>{t(`networkGaps.${when}`)}</p>
      <ul className={styles.gaps}>
        {gaps.map((gap) => (
          <li key={gap}>{placeOf ? <TextLink to={placeOf(gap)}>{nameOf(gap)}</TextLink> : nameOf(gap)}</li>
        ))}
      </ul>
    </Alert>
  );
}

const useStyles = makeStyles({
  text: { margin: 0 },
  gaps: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXXL,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    paddingInlineStart: tokens.spacingHorizontalL,
  },
});

import { formatDate, formatDaysAway, makeStyles, useLanguage, useTranslation } from 'shared-ui/core';
import type { WindowState } from '../../../../lib/windowState.ts';
import { MODULE_ID } from '../../../../moduleId.ts';

/** Says of a draft until when it can be submitted, or why it cannot now. */
export function WindowLine({ window }: { readonly window: WindowState }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const days =
    window.kind === 'unset'
      ? {}
      : {
          first: formatDate(window.first, tag),
          last: formatDate(window.last, tag),
          away: window.kind === 'open' ? formatDaysAway(window.daysLeft, tag) : '',
        };
  return <p className={styles.text}>{t(`applicationList.WindowLine.${window.kind}`, days)}</p>;
}

const useStyles = makeStyles({ text: { margin: 0, maxWidth: '70ch' } });

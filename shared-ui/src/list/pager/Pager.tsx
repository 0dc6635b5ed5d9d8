import { Button as FluentButton, makeStyles, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../action/IconButton.tsx';
import { pagerWindow } from './pagerWindow.ts';
import { usePageChange } from './usePageChange.ts';

type PagerProps = {
  /** Which pages they are, where a screen has several lists. */
  readonly label?: string | undefined;
  /** Counted from 0. */
  readonly page: number;
  readonly pageCount: number;
  /** Called half a second after the last click; the window is scrolled to its top, or that of the list, then. */
  readonly onChange: (page: number) => void;
};

/** Leads through the pages of a list; draws nothing when there is but one. */
export function Pager({ label, page, pageCount, onChange }: PagerProps) {
  const styles = useStyles();
  const { t } = useTranslation('shared-ui');
  const pager = useRef<HTMLElement>(null);
  const [current, goTo] = usePageChange(page, onChange, pager);
  if (pageCount <= 1) return null;
  const last = pageCount - 1;
  const shown = pagerWindow(current, pageCount);
  return (
    <nav ref={pager} aria-label={label ?? t('Pager.label')} className={styles.pager}>
      <IconButton
        icon="firstPage"
        label={t('Pager.first')}
        isDisabled={current === 0}
        onClick={() => goTo(0)}
      />
      <IconButton
        icon="chevronLeft"
        label={t('Pager.previous')}
        isDisabled={current === 0}
        onClick={() => goTo(current - 1)}
      />
      {!shown.includes(0) && <span className={styles.ellipsis}>…</span>}
      {shown.map((number) => (
        <FluentButton
          key={number}
          appearance={number === current ? 'primary' : 'subtle'}
          className={styles.page}
          aria-label={t('Pager.page', { number: number + 1, count: pageCount })}
          aria-current={number === current ? 'page' : undefined}
          onClick={() => goTo(number)}
        >
          {number + 1}
        </FluentButton>
      ))}
      {!shown.includes(last) && <span className={styles.ellipsis}>…</span>}
      <IconButton
        icon="chevronRight"
        label={t('Pager.next')}
        isDisabled={current >= last}
        onClick={() => goTo(current + 1)}
      />
      <IconButton
        icon="lastPage"
        label={t('Pager.last')}
        isDisabled={current >= last}
        onClick={() => goTo(last)}
      />
    </nav>
  );
}

const useStyles = makeStyles({
  pager: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  page: { minWidth: '36px', paddingInline: '8px', fontVariantNumeric: 'tabular-nums' },
  ellipsis: { minWidth: '16px', textAlign: 'center', color: tokens.colorNeutralForeground2 },
});

import { WAITED_FOR } from 'shared-contracts/agreements/agreementFilter.ts';
import type { Overview } from 'shared-contracts/overview/overview.ts';
import { makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { OverviewSection } from './Tiles.tsx';
import { WaitingSteps } from './WaitingSteps.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** Whom the agreements wait for. */
export function WaitingSection({ overview }: { readonly overview: Overview | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const counts = { us: overview?.agreements.waitingForUs, partner: overview?.agreements.waitingForPartner };
  return (
    <OverviewSection title={t('overview.WaitingSection.title')} text={t('overview.WaitingSection.text')}>
      <WaitingSteps agreements={overview?.agreements} />
      <div className={styles.cards}>
        {WAITED_FOR.map((side) => (
          <WaitingCard key={side} side={side} count={counts[side]} longest={overview?.waiting[side]} />
        ))}
      </div>
    </OverviewSection>
  );
}

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
});

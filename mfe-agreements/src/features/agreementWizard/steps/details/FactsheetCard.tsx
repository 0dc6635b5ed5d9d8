import { makeStyles, tokens } from 'shared-ui/core';
import { useWizard } from '../../wizardContext.ts';
import { OwnFactsheet } from './OwnFactsheet.tsx';
import { PartnerFactsheet } from './PartnerFactsheet.tsx';

/** The active factsheet of the partner that is chosen, and our own beside it. */
export function FactsheetCard() {
  const styles = useStyles();
  const { partner } = useWizard();
  // What came of a refresh belongs to the partner that it was of.
  return (
    partner && (
      <div className={styles.pair}>
        <PartnerFactsheet key={partner.id} partner={partner} />
        <OwnFactsheet />
      </div>
    )
  );
}

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    maxWidth: '1200px',
  },
});

import { makeStyles, MEDIA, tokens } from 'shared-ui/core';
import { FactsheetCard } from './FactsheetCard.tsx';
import { PartnerFields } from './PartnerFields.tsx';
import { YearFields } from './YearFields.tsx';

/** Years and partner of the agreement, and the partner's active factsheet. */
export function DetailsStep() {
  const styles = useStyles();
  return (
    <div className={styles.step}>
      <div className={styles.fields}>
        <YearFields />
        <PartnerFields />
      </div>
      <FactsheetCard />
    </div>
  );
}

const useStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXL },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    alignItems: 'start',
    maxWidth: '900px',
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

import { makeStyles, Stack } from 'shared-ui/core';
import { FieldGrid } from 'shared-ui/fields';
import { FactsheetCard } from './FactsheetCard.tsx';
import { PartnerFields } from './PartnerFields.tsx';
import { YearFields } from './YearFields.tsx';

/** Years and partner of the agreement, and the partner's active factsheet. */
export function DetailsStep() {
  const styles = useStyles();
  return (
    <Stack gap="XL">
      <FieldGrid columns={2} className={styles.fields}>
        <YearFields />
        <PartnerFields />
      </FieldGrid>
      <FactsheetCard />
    </Stack>
  );
}

const useStyles = makeStyles({ fields: { maxWidth: '900px' } });

import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { useApi, useQuery } from 'shared-client';
import { makeStyles, MEDIA, Stack, tokens, useTranslation } from 'shared-ui/core';
import { applicationWindowsQuery } from '../../../../lib/applicationWindows.queries.ts';
import { MODULE_ID } from '../../../../moduleId.ts';
import { ownApplicationsQuery } from '../../api/ownApplications.queries.ts';
import type { ApplicationRights } from '../../model/applicationRights.ts';
import { currentApplications, standingOf } from '../../model/standing.ts';
import { NewApplications } from './NewApplications.tsx';
import { StandingCard } from './StandingCard.tsx';

type StudentOverviewProps = {
  readonly rightsOf: (row: ApplicationListRow) => ApplicationRights;
  readonly onDelete: (row: ApplicationListRow) => void;
};

/** What a student wants to know first: where each application stands, what is next, and whether another one can be begun. */
export function StudentOverview({ rightsOf, onDelete }: StudentOverviewProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const api = useApi();
  const own = useQuery(ownApplicationsQuery(api)).data;
  const windows = useQuery(applicationWindowsQuery(api)).data;
  // The list below loads too, and says what failed: this is only ever more than that.
  if (own === undefined || windows === undefined) return null;
  const now = new Date();
  const current = currentApplications(own, windows);
  return (
    <Stack as="section" gap="L" aria-labelledby="applicationStandings">
      <h2 id="applicationStandings" className={styles.heading}>
        {t('applicationList.StudentOverview.title')}
      </h2>
      {current.length > 0 && (
        <ul className={styles.cards}>
          {current.map((application) => (
            <StandingCard
              key={application.id}
              application={application}
              standing={standingOf(application, own, windows, now)}
              rights={rightsOf(application)}
              onDelete={() => onDelete(application)}
            />
          ))}
        </ul>
      )}
      <NewApplications own={own} windows={windows} now={now} />
      <h2 className={styles.heading}>{t('applicationList.StudentOverview.all')}</h2>
    </Stack>
  );
}

const useStyles = makeStyles({
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

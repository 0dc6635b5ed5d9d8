import { Button, Cluster, LoadingState, makeStyles, MEDIA, tokens, useLanguage } from 'shared-ui/core';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { applicationWindow } from 'shared-contracts/applications/entities/applicationWindow.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { TextSection } from '../../text/TextSection.tsx';
import { HELP_TEXTS } from '../texts/helpTexts.ts';
import { calendarLine } from './calendarLine.ts';
import { helpCalendar } from './helpCalendar.ts';

/** The dates of the year that concern the reader, from the rules of agreements and the settings of applications. */
export function HelpCalendar({ id }: { readonly id: string }) {
  const { tag } = useLanguage();
  const texts = HELP_TEXTS[tag];
  const styles = useStyles();
  const hasAgreements = useCan('iia_list');
  const hasApplications = useCan('application_list');
  const api = useApi();
  const { data, isError, refetch } = useQuery({
    queryKey: ['help', 'applicationWindows'],
    queryFn: ({ signal }) => api.list(applicationWindow, { top: 'all' }, { signal }),
    enabled: hasApplications,
  });
  const isWaiting = hasApplications && data === undefined && !isError;
  const entries = helpCalendar(universityDay(new Date()), hasAgreements, data?.value);
  return (
    <TextSection id={id} title={texts.calendarTitle}>
      {isWaiting ? (
        <LoadingState label={texts.loading} />
      ) : (
        <ol className={styles.list}>
          {entries.map((entry) => {
            const { when, what, away } = calendarLine(entry, texts, tag);
            return (
              <li key={when + what} className={styles.line}>
                <span className={styles.when}>{when}</span>
                <span>
                  {what} {away !== undefined && <span className={styles.away}>({away})</span>}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {isError && (
        <Cluster gap="S">
          <span role="alert">{texts.failed}</span>
          <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
        </Cluster>
      )}
    </TextSection>
  );
}

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: '24ch minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    breakInside: 'avoid',
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  when: { fontWeight: tokens.fontWeightSemibold },
  away: { color: tokens.colorNeutralForeground2 },
});

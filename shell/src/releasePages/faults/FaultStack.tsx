import {
  apiErrorText,
  errorReference,
  ErrorState,
  LoadingState,
  makeStyles,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { useCall, useQuery } from 'shared-client';
import { readFaultStack, type StackPlace } from 'shared-contracts/releases/faultCalls.ts';

/** Where in the code a fault happened: in the sources, or, where their map is not there, in the file that the browser ran. */
export function FaultStack({ id }: { readonly id: number }) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const call = useCall();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['faults', 'stack', id],
    queryFn: ({ signal }) => call(readFaultStack, { params: { id }, signal }),
  });
  if (error !== null && !isFetching)
    return (
      <ErrorState
        title={apiErrorText(error, t)}
        message={t('FaultsPage.stackFailed')}
        reference={errorReference(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <LoadingState label={t('FaultsPage.stackLoading')} />;
  if (data.length === 0) return <p className={styles.text}>{t('FaultsPage.noStack')}</p>;
  return (
    <ol className={styles.places}>
      {data.map((place, at) => (
        <li key={at}>
          <code className={styles.place}>{textOf(place)}</code>
          {place.source === null && <span className={styles.text}> {t('FaultsPage.noMap')}</span>}
        </li>
      ))}
    </ol>
  );
}

/** As in `mfe-factsheets/src/features/list/List.tsx:42 useList`. */
function textOf({ source, file, line, column, name }: StackPlace): string {
  if (source === null) return `${file}:${line}:${column} ${name}`.trim();
  return `${source.file}:${source.line} ${source.name}`.trim();
}

const useStyles = makeStyles({
  places: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalXXS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXXL,
  },
  place: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

import type { OrUnknown } from 'shared-contracts/call/known.ts';
import type { LookupOrigin, NotHeardReason } from 'shared-contracts/exchange/partnerLookup.ts';
import { Button, Cluster, formatDayMonthYearTime, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';

const SENTENCE = {
  'own-institution': 'agreementSteps.RegistrySource.ownInstitution',
  'not-connected': 'agreementSteps.RegistrySource.notConnected',
  'not-listed': 'agreementSteps.RegistrySource.notListed',
  unreachable: 'agreementSteps.RegistrySource.unreachable',
  refused: 'agreementSteps.RegistrySource.refused',
  unreadable: 'agreementSteps.RegistrySource.unreadable',
  'not-known-there': 'agreementSteps.RegistrySource.notKnownThere',
  unknown: 'agreementSteps.RegistrySource.unknown',
} as const satisfies Record<OrUnknown<NotHeardReason>, string>;

/** Reasons that nobody changes by asking again. */
const LASTING: ReadonlyArray<OrUnknown<NotHeardReason>> = ['own-institution', 'not-connected'];

type RegistrySourceProps = {
  readonly origin: LookupOrigin;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** Says where what is shown comes from: the partner's own system, and when it was asked, or our records, and why. */
export function RegistrySource({ origin, isBusy, onRetry }: RegistrySourceProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const { notHeard, developerMessage, at } = origin;
  return (
    <Cluster gap="M" align="center" className={styles.line} role="status">
      <span>
        {notHeard === null
          ? t('agreementSteps.RegistrySource.partner', { time: formatDayMonthYearTime(at) })
          : t(SENTENCE[notHeard])}{' '}
        {developerMessage !== null &&
          t('agreementSteps.RegistrySource.partnerSaid', { message: developerMessage })}
      </span>
      {notHeard !== null && !LASTING.includes(notHeard) && (
        <Button size="small" icon="retry" isBusy={isBusy} onClick={onRetry}>
          {t('agreementSteps.RegistrySource.retry')}
        </Button>
      )}
    </Cluster>
  );
}

const useStyles = makeStyles({
  line: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
});

import { useExchange, useIsExchangeConnected, useQuery } from 'shared-auth/api';
import { focusRing, Icon, Link, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { incomingAgreementsQuery } from '../../../lib/incomingAgreements.queries.ts';
import { MODULE_ID } from '../../../moduleId.ts';

/** Says how many agreements of partners wait to be imported; nothing when none does, or when that is not known. */
// eslint-disable-next-line no-restricted-syntax -- loaded lazily by its default export
export default function IncomingNotice() {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const enabled = useIsExchangeConnected();
  const { data } = useQuery({ ...incomingAgreementsQuery(useExchange()), retry: false, enabled });
  if (data === undefined || data.length === 0) return null;
  return (
    <Link to="/iia/incoming" className={styles.notice}>
      <span className={styles.icon}>
        <Icon name="incoming" />
      </span>
      {t('agreementList.IncomingNotice.waiting', { count: data.length })}
    </Link>
  );
}

const useStyles = makeStyles({
  notice: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '32px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForegroundLink,
    ...focusRing,
  },
  icon: { flexShrink: 0, lineHeight: 0 },
});

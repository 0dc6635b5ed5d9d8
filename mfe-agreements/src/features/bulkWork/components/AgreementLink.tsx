import { Link, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Leads to an agreement, by its number. */
export function AgreementLink({ id }: { readonly id: number }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  return (
    <Link
      className={styles.link}
      to={`/iia/view/${id}`}
      aria-label={t('bulkWork.AgreementLink.label', { id })}
    >
      {id}
    </Link>
  );
}

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink } });

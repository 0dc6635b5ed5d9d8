import { makeStyles, TextLink, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Says whose agreements a coordinator begins with, and leads to all. */
export function OwnNotice() {
  const { t } = useTranslation(MODULE_ID);
  return (
    <p className={useStyles().line}>
      {t('agreementList.OwnNotice.text')}{' '}
      <TextLink to="/?whose=all">{t('agreementList.OwnNotice.all')}</TextLink>
    </p>
  );
}

const useStyles = makeStyles({ line: { margin: 0, color: tokens.colorNeutralForeground2 } });

import { makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

/** Stands where a university says nothing. */
export function NotGiven() {
  const { t } = useTranslation(MODULE_ID);
  return <p className={useStyles().text}>{t('factsheetView.notGiven')}</p>;
}

const useStyles = makeStyles({ text: { margin: 0, color: tokens.colorNeutralForeground2 } });

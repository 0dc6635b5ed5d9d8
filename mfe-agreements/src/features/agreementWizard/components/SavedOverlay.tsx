import { makeStyles, Spinner, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Lies over the page for the moment between a save and the agreement's own page. */
export function SavedOverlay() {
  const { t } = useTranslation(MODULE_ID);
  return (
    <div className={useStyles().overlay} role="status">
      <Spinner size="large" label={t('agreementWizard.saved')} />
    </div>
  );
}

const useStyles = makeStyles({
  overlay: {
    position: 'fixed',
    inset: 0,
    zIndex: 900,
    display: 'grid',
    placeContent: 'center',
    backgroundColor: tokens.colorNeutralBackgroundAlpha,
  },
});

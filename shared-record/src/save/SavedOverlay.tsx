import { makeStyles, Spinner, tokens } from 'shared-ui/core';
import { useRecordTexts } from '../texts/RecordTexts.tsx';

/** Lies over the page for the moment between a save and the record's own page. */
export function SavedOverlay() {
  const say = useRecordTexts();
  return (
    <div className={useStyles().overlay} role="status">
      <Spinner size="large" label={say('SavedOverlay.saved')} />
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

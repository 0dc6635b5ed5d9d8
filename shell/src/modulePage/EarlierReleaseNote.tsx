import {
  Alert,
  formatDayMonthYearTime,
  IconButton,
  makeStyles,
  MEDIA,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { Sentence } from '../lib/Sentence.tsx';
import { focusHeading } from '../page/focusHeading.ts';
import type { ReadyModule } from '../modules/loading/moduleState.ts';

type EarlierReleaseNoteProps = {
  readonly description: ModuleDescription;
  readonly state: ReadyModule;
  readonly onHide: () => void;
};

/** Says above a page that its module runs in an earlier release; nothing when it does not, or when somebody has read it. */
export function EarlierReleaseNote({ description, state, onHide }: EarlierReleaseNoteProps) {
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  const styles = useStyles();
  const { insteadOf, isNoteHidden, release, committedAt, since } = state;
  if (insteadOf === undefined || isNoteHidden === true) return null;
  const words = {
    name: description.name[tag],
    release,
    committedAt: formatDayMonthYearTime(committedAt),
    since: formatDayMonthYearTime(since),
  };
  const text = t(`EarlierReleaseNote.${textOf(state)}`, words);
  const hide = () => {
    focusHeading();
    onHide();
  };
  return (
    <div className={styles.place}>
      <Alert
        kind="information"
        action={<IconButton icon="close" label={t('EarlierReleaseNote.hide')} onClick={hide} />}
      >
        <Sentence text={text} whole={[release, words.committedAt, words.since]} />
      </Alert>
    </div>
  );
}

function textOf({ because, committedAt }: ReadyModule) {
  if (because !== undefined) return because === 'shell' ? 'shellText' : 'serverText';
  return committedAt === undefined ? 'text' : 'datedText';
}

const useStyles = makeStyles({
  // In line with the page below it.
  place: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1680px',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} 0`,
    [MEDIA.tight]: { paddingInline: tokens.spacingHorizontalL },
    [MEDIA.print]: { display: 'none' },
  },
});

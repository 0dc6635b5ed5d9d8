import type { NotificationFailureKind } from 'shared-contracts/exchange/exchangeFailures.ts';
import type { OrUnknown } from 'shared-contracts/call/known.ts';
import { makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { developerText } from '../../../../lib/developerText.ts';
import { MODULE_ID } from '../../../../moduleId.ts';
import { CALL_FAILURE_TEXT } from '../../../../lib/callFailureTexts.ts';

type CallFailureTextProps = {
  readonly failure: OrUnknown<NotificationFailureKind>;
  readonly status: number | null;
  /** What the partner's system said itself. */
  readonly words: string | null;
  /** English, for developers. */
  readonly detail: string | null;
};

/** Says why a call to the partner's system came to nothing, and quotes what is there for its developers. */
export function CallFailureText({ failure, status, words, detail }: CallFailureTextProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  return (
    <>
      <span>{t(CALL_FAILURE_TEXT[failure], { status: status ?? '-' })}</span>
      {words !== null && (
        <q lang="en" className={styles.quote}>
          {words}
        </q>
      )}
      {words === null && failure !== 'status' && detail !== null && (
        <span lang="en" className={styles.quote}>
          {developerText(detail)}
        </span>
      )}
    </>
  );
}

const useStyles = makeStyles({
  quote: {
    display: 'block',
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
});

import type { UnreadableCopy } from 'shared-contracts/exchange/unreadableCopies.ts';
import { formatDayMonthYearTime, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { CALL_FAILURE_TEXT } from '../../../lib/callFailureTexts.ts';
import { developerText } from '../../../lib/developerText.ts';
import { newsKey } from '../../../lib/partnerNewsTexts.ts';
import { MODULE_ID } from '../../../moduleId.ts';

/** Why a copy could not be taken, with what the partner's developers need to know, and when it is tried again. */
export function UnreadableReason({ copy }: { readonly copy: UnreadableCopy }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { news, failure, status, words, detail, nextTryAt } = copy;
  return (
    <>
      {t(newsKey({ news, kind: 'iia-cnr' }))}
      {failure !== null && <> {t(CALL_FAILURE_TEXT[failure], { status: status ?? '-' })}</>}
      {nextTryAt !== null && (
        <> {t('incomingAgreements.UnreadableReason.again', { at: formatDayMonthYearTime(nextTryAt) })}</>
      )}
      {[words, detail]
        .filter((text) => text !== null && text !== '')
        .map((text) => (
          <span key={text} className={styles.detail} lang="en">
            {developerText(text ?? '')}
          </span>
        ))}
    </>
  );
}

const useStyles = makeStyles({
  detail: {
    display: 'block',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
});

import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { ApiError } from 'shared-client';
import {
  Alert,
  Button,
  Cluster,
  errorReference,
  fieldErrorText,
  makeStyles,
  Stack,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { exchangeErrorText } from 'shared-record/pages';
import { MODULE_ID } from '../../../../moduleId.ts';
import { readDifferences } from '../../api/readDifferences.ts';
import { failureTexts } from '../../model/actions/failureTexts.ts';
import { refusalAmong } from '../../model/actions/refusalAmong.ts';
import type { AgreementActions } from '../../useAgreementActions.ts';
import type { FailedAction } from '../../model/actions/failedAction.ts';
import { DifferencesTable } from '../copies/DifferencesTable.tsx';
import { FaultList } from './FaultList.tsx';
import { TakeOver } from '../copies/TakeOver.tsx';

type ActionFailureNoteProps = {
  readonly failed: FailedAction;
  readonly actions: AgreementActions;
  readonly agreement: AgreementItem;
  readonly canEdit: boolean;
};

/** Says why an action failed, what of it was done all the same, and how to go on. */
export function ActionFailureNote({ failed, actions, agreement, canEdit }: ActionFailureNoteProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { cause, isPosted } = failed;
  const error = cause instanceof ApiError ? cause : undefined;
  const texts = failureTexts(failed, canEdit);
  const differences = error && texts.kind === 'copiesDiffer' ? readDifferences(error) : [];
  const refusal = error && refusalAmong(error.errors);
  const reference = errorReference(error);
  const fields = refusal === undefined ? (error?.errors ?? []) : [];

  const reasonText = () => {
    if (refusal !== undefined) return fieldErrorText({ code: refusal }, t);
    if (fields.length > 0) return t('agreementView.ActionFailureNote.fields');
    return exchangeErrorText(cause, t);
  };

  return (
    <Stack gap="M">
      <Alert kind={texts.tone}>
        {texts.keys.map((key) => (
          <p key={key} className={styles.line}>
            {t(key)}
          </p>
        ))}
        {texts.tellsReason && (
          <>
            <p className={styles.line}>{reasonText()}</p>
            {error?.detail !== undefined && (
              <p lang="en" className={styles.detail}>
                {error.detail}
              </p>
            )}
            {fields.length > 0 && <FaultList faults={fields} agreement={agreement} canEdit={canEdit} />}
            {reference && (
              <p className={styles.line}>{t('agreementView.ActionFailureNote.reference', { reference })}</p>
            )}
          </>
        )}
        <Cluster gap="XS" className={styles.buttons}>
          {isPosted && (
            <Button size="small" icon="send" isBusy={actions.running !== null} onClick={actions.tellPartner}>
              {t('agreementView.ActionFailureNote.sendAgain')}
            </Button>
          )}
          <Button size="small" onClick={actions.dismiss}>
            {t('agreementView.ActionFailureNote.dismiss')}
          </Button>
        </Cluster>
      </Alert>
      {differences.length > 0 && (
        <>
          <DifferencesTable differences={differences} />
          <TakeOver agreement={agreement} onDone={actions.dismiss} />
        </>
      )}
    </Stack>
  );
}

const useStyles = makeStyles({
  buttons: { marginTop: tokens.spacingVerticalS },
  line: { margin: 0 },
  detail: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

import type { UnreadableCopy } from 'shared-contracts/unreadableCopies.ts';
import { useId } from 'react';
import {
  Button,
  formatDayMonthYear,
  makeStyles,
  ModalDialog,
  Stack,
  tokens,
  useToast,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { textForPartner } from '../model/textForPartner.ts';

type TextForPartnerDialogProps = { readonly copy: UnreadableCopy; readonly onClose: () => void };

/** A text that the office can send to a partner whose agreement could not be taken. */
export function TextForPartnerDialog({ copy, onClose }: TextForPartnerDialogProps) {
  const styles = useStyles();
  const hintId = useId();
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const text = textForPartner(copy, formatDayMonthYear(copy.since));
  const put = async () => {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'success', text: t('incomingAgreements.TextForPartnerDialog.copied') });
  };
  return (
    <ModalDialog
      title={t('incomingAgreements.TextForPartnerDialog.title')}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('incomingAgreements.TextForPartnerDialog.close')}</Button>
          {/* Browsers have no clipboard for pages without https; the text can be marked there. */}
          {'clipboard' in navigator && (
            <Button appearance="primary" icon="copy" onClick={() => void put()}>
              {t('incomingAgreements.TextForPartnerDialog.copy')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="M">
        <p className={styles.hint} id={hintId}>
          {t('incomingAgreements.TextForPartnerDialog.hint')}
        </p>
        <textarea
          className={styles.text}
          aria-label={t('incomingAgreements.TextForPartnerDialog.title')}
          aria-describedby={hintId}
          lang="en"
          readOnly
          rows={14}
          value={text}
        />
      </Stack>
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  hint: { margin: 0 },
  text: {
    boxSizing: 'border-box',
    width: '100%',
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    resize: 'vertical',
  },
});

import {
  type AgreementNotes,
  newPartnerMailSchema,
  NOTE_LENGTH,
  SUBJECT_LENGTH,
} from 'shared-contracts/notes/agreementNotes.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import {
  type LanguageTag,
  readsGreek,
  DEFAULT_LANGUAGE,
  LANGUAGE_TAG,
  languageOfTag,
} from 'shared-contracts/text/language.ts';
import { useState } from 'react';
import { useSession } from 'shared-auth';
import { schemaIssues } from 'shared-record/model';
import { exchangeErrorText } from 'shared-record/pages';
import { Alert, Button, ModalDialog, Stack, useToast, useTranslation } from 'shared-ui/core';
import { FieldGrid, SelectField, TextAreaField, TextField } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useMailPartner } from '../../api/notes.mutations.ts';
import { type MailForm, toPartnerMail } from '../../model/notes/noteForms.ts';
import {
  MAIL_TEMPLATES,
  type MailTemplate,
  partnerMailText,
  templateFor,
} from '../../model/notes/partnerMailText.ts';
import { type KeptText, useKeptForm } from 'shared-record/notes';

type MailDialogProps = {
  readonly agreement: AgreementItem;
  readonly notes: AgreementNotes;
  /** Undefined while they are not known: nothing that differs can be filled in. */
  readonly copies: Copies | undefined;
  readonly kept: KeptText<MailForm>;
  /** A closed dialog keeps what was typed into it. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when the mail is on its way; another dialog takes the place of this one. */
  readonly onSent: () => void;
};

const LANGUAGES: readonly LanguageTag[] = ['en', 'el'];

/** Writes a mail to one of the partner's contacts, beginning from a template in the language of its reader; what was typed stays until it is sent. */
export function MailDialog({ agreement, notes, copies, kept, isOpen, onClose, onSent }: MailDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const { user } = useSession();
  const sending = useMailPartner(agreement.id);
  const textOf = (template: MailTemplate, language: LanguageTag) =>
    partnerMailText(template, language, { agreement, copies, author: authorIn(language, user) });
  const empty: MailForm = {
    to: notes.contacts.length === 1 ? (notes.contacts[0]?.address ?? '') : '',
    language: 'en',
    template: templateFor(copies),
    ...textOf(templateFor(copies), 'en'),
  };
  const { form, keeping, key, isContinued } = useKeptForm(kept, empty, (values, once) =>
    schemaIssues(newPartnerMailSchema, toPartnerMail(values, once)),
  );
  const putTemplate = () => {
    const { template, language } = form.getValues();
    const { subject, text } = textOf(templateNamed(template), languageNamed(language));
    form.setValue('subject', subject, { shouldDirty: true });
    form.setValue('text', text, { shouldDirty: true });
  };
  const send = form.handleSubmit((values) => {
    if (sending.isPending) return;
    sending.mutate(toPartnerMail(values, key), {
      onSuccess: () => {
        keeping.end();
        toast({ kind: 'success', text: t('agreementView.MailDialog.sent') });
        onSent();
      },
    });
  });
  const [isReopened, setIsReopened] = useState(false);
  const close = () => {
    setIsReopened(keeping.isChanged);
    onClose();
  };
  if (!isOpen) return null;
  return (
    <ModalDialog
      title={t('agreementView.MailDialog.title')}
      shape="wide"
      onCancel={() => {
        if (!sending.isPending) close();
      }}
      actions={
        <>
          <Button isDisabled={sending.isPending} onClick={close}>
            {t('agreementView.MailDialog.close')}
          </Button>
          <Button appearance="primary" icon="send" isBusy={sending.isPending} onClick={() => void send()}>
            {t('agreementView.MailDialog.send')}
          </Button>
        </>
      }
    >
      <Stack gap="M" inert={sending.isPending}>
        {(isContinued || isReopened) && (
          <Alert kind="information">{t('agreementView.MailDialog.continued')}</Alert>
        )}
        <SelectField
          control={form.control}
          name="to"
          label={t('agreementView.MailDialog.to')}
          placeholder={t('agreementView.MailDialog.choose')}
          options={notes.contacts.map(({ name, address }) => ({
            value: address,
            label: name === address ? address : `${name} <${address}>`,
          }))}
          isRequired
        />
        <FieldGrid columns={2}>
          <SelectField
            control={form.control}
            name="language"
            label={t('agreementView.MailDialog.language')}
            placeholder={t('agreementView.MailDialog.choose')}
            options={LANGUAGES.map((value) => ({
              value,
              label: t(`agreementView.MailDialog.languages.${value}`),
            }))}
            isRequired
          />
          <SelectField
            control={form.control}
            name="template"
            label={t('agreementView.MailDialog.template')}
            placeholder={t('agreementView.MailDialog.choose')}
            options={MAIL_TEMPLATES.map((value) => ({
              value,
              label: t(`agreementView.MailDialog.templates.${value}`),
            }))}
          />
        </FieldGrid>
        <div>
          <Button onClick={putTemplate}>{t('agreementView.MailDialog.put')}</Button>
        </div>
        <TextField
          control={form.control}
          name="subject"
          label={t('agreementView.MailDialog.subject')}
          maxLength={SUBJECT_LENGTH}
          isRequired
        />
        <TextAreaField
          control={form.control}
          name="text"
          label={t('agreementView.MailDialog.text')}
          hint={
            notes.replyTo === null
              ? t('agreementView.MailDialog.answersToPortal')
              : t('agreementView.MailDialog.answersTo', { address: notes.replyTo })
          }
          rows={14}
          maxLength={NOTE_LENGTH}
          isRequired
        />
        {keeping.hasFailed && keeping.isChanged && (
          <Alert kind="warning">{t('agreementView.notes.notKept')}</Alert>
        )}
        {sending.isError && <Alert kind="error">{exchangeErrorText(sending.error, t)}</Alert>}
      </Stack>
    </ModalDialog>
  );
}

function authorIn(language: LanguageTag, user: ReturnType<typeof useSession>['user']): string {
  if (user === null) return '';
  const greek = [user.given_name_gr, user.family_name_gr];
  const name = readsGreek(language) && greek.some(Boolean) ? greek : [user.given_name, user.family_name];
  return name.filter(Boolean).join(' ');
}

function templateNamed(text: string | null): MailTemplate {
  return MAIL_TEMPLATES.find((name) => name === text) ?? 'blank';
}

function languageNamed(text: string | null): LanguageTag {
  return LANGUAGE_TAG[languageOfTag(text ?? '') ?? DEFAULT_LANGUAGE];
}

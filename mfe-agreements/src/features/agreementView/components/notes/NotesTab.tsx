import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import { Button, Cluster, LoadingState, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { ListFailure } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { copiesQuery } from '../../api/copies.queries.ts';
import { notesQuery } from '../../api/notes.queries.ts';
import { MAIL_DRAFT_KIND, NOTE_DRAFT_KIND } from '../../model/notes/noteForms.ts';
import { Section } from '../Section.tsx';
import { MailDialog } from './MailDialog.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteList } from './NoteList.tsx';
import { useKeptText } from 'shared-record/notes';

/** What the office writes about an agreement beside the network: among colleagues, of calls, and to the partner. */
export function NotesTab({ agreement }: { readonly agreement: AgreementItem }) {
  const { id } = agreement;
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const call = useCall();
  const { data: notes, ...query } = useQuery(notesQuery(call, id, tag));
  const failure = query.error && (
    <ListFailure
      title={t('agreementView.NotesTab.failed')}
      error={query.error}
      hasRows={notes !== undefined}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
  const [written, setWritten] = useState(0);
  if (notes === undefined) return failure ?? <LoadingState />;
  return (
    <Stack gap="XXL">
      {failure}
      <MailPartner agreement={agreement} notes={notes} />
      <Section title={t('agreementView.NotesTab.writeTitle')}>
        <KeptNoteForm
          key={written}
          agreementId={id}
          canMail={notes.canMail}
          onWritten={() => setWritten(written + 1)}
        />
      </Section>
      <Section title={t('agreementView.NotesTab.listTitle')}>
        <NoteList agreementId={id} notes={notes.value} />
      </Section>
    </Stack>
  );
}

function KeptNoteForm(props: Omit<Parameters<typeof NoteForm>[0], 'kept'>) {
  const kept = useKeptText(NOTE_DRAFT_KIND, props.agreementId);
  return kept === null ? <LoadingState /> : <NoteForm kept={kept} {...props} />;
}

type MailPartnerProps = Pick<Parameters<typeof MailDialog>[0], 'agreement' | 'notes'>;

function MailPartner({ agreement, notes }: MailPartnerProps) {
  const { t } = useTranslation(MODULE_ID);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [sent, setSent] = useState(0);
  const reason = reasonKey(notes);
  return (
    <Cluster gap="M">
      <Button
        appearance="primary"
        icon="send"
        disabledReason={reason && t(reason)}
        onClick={() => {
          if (reason !== undefined) return;
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {t('agreementView.NotesTab.mail')}
      </Button>
      {wasOpened && (
        <KeptMailDialog
          key={sent}
          agreement={agreement}
          notes={notes}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onSent={() => {
            setIsOpen(false);
            setSent(sent + 1);
          }}
        />
      )}
    </Cluster>
  );
}

function KeptMailDialog(props: Omit<Parameters<typeof MailDialog>[0], 'kept' | 'copies'>) {
  const { tag } = useLanguage();
  const kept = useKeptText(MAIL_DRAFT_KIND, props.agreement.id);
  const copies = useQuery(copiesQuery(useCall(), props.agreement.id, tag));
  // A template with what differs is one of the choices, and is there from the start.
  if (kept === null || copies.isPending) return null;
  return <MailDialog kept={kept} copies={copies.data} {...props} />;
}

function reasonKey({ canMail, contacts }: MailPartnerProps['notes']): string | undefined {
  if (!canMail) return 'agreementView.NotesTab.noMail';
  return contacts.length === 0 ? 'agreementView.NotesTab.noContacts' : undefined;
}

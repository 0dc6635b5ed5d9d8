import { personText } from 'shared-contracts/institutions/members/personText.ts';
import type { Person } from 'shared-contracts/people/people.ts';
import { formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { PersonDialog } from './PersonDialog.tsx';

type JoinDialogProps = {
  readonly person: Person;
  readonly twin: Person['twins'][number];
  readonly onClose: () => void;
};

/** Asks before two people become one, and says which of both is what all agreements say. */
export function JoinDialog({ person, twin, onClose }: JoinDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [latest] = person.wordings;
  const name = (latest && personText(latest, tag)) || '?';
  return (
    <PersonDialog
      personId={person.id}
      title={t('people.JoinDialog.title')}
      change={{
        call: 'joining',
        body: { version: person.version, other: twin.id, otherVersion: twin.version },
      }}
      confirmLabel={t('people.JoinDialog.confirm')}
      doneText={t('people.JoinDialog.done')}
      onClose={onClose}
    >
      <p>
        {t('people.JoinDialog.text', {
          count: twin.agreements,
          number: formatNumber(twin.agreements, tag),
          name,
          email: latest?.email ?? '–',
          other: personText(twin, tag) || '?',
          otherEmail: twin.email ?? '–',
        })}
      </p>
      <p>{t('people.JoinDialog.stays')}</p>
    </PersonDialog>
  );
}

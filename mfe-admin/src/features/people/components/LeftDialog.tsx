import type { Person } from 'shared-contracts/people/people.ts';
import { formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { PersonDialog } from './PersonDialog.tsx';

type LeftDialogProps = { readonly person: Person; readonly onClose: () => void };

/** Notes that a person has left the university, or takes it back; says how many running agreements still name them. */
export function LeftDialog({ person, onClose }: LeftDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const hasLeft = person.leftAt === null;
  const { current } = person.counts;
  return (
    <PersonDialog
      personId={person.id}
      title={t(hasLeft ? 'people.LeftDialog.title' : 'people.LeftDialog.backTitle')}
      change={{ call: 'leaving', body: { version: person.version, hasLeft } }}
      confirmLabel={t(hasLeft ? 'people.LeftDialog.confirm' : 'people.LeftDialog.back')}
      doneText={t(hasLeft ? 'people.LeftDialog.done' : 'people.LeftDialog.backDone')}
      onClose={onClose}
    >
      <p>{t(hasLeft ? 'people.LeftDialog.text' : 'people.LeftDialog.backText')}</p>
      {hasLeft && current > 0 && (
        <p>{t('people.LeftDialog.current', { count: current, number: formatNumber(current, tag) })}</p>
      )}
    </PersonDialog>
  );
}

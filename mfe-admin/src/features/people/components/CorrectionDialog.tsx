import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { type Correction, type Person, TOLD_PERSON_MEMBERS } from 'shared-contracts/people/people.ts';
import { useMemberLabel } from 'shared-record/pages';
import { formatNumber, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { correctedMembers } from '../model/personForm.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { ToldPartners } from './ToldPartners.tsx';
import { useMemberTexts } from './useMemberTexts.ts';

type CorrectionDialogProps = {
  readonly person: Person;
  readonly changes: Correction['changes'];
  /** The person as the form says it, by the members as people read them. */
  readonly after: Parameters<ReturnType<typeof useMemberTexts>>[1];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** What a correction changes where, and which partners hear of it, before it is done. */
export function CorrectionDialog({ person, changes, after, onDone, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const label = useMemberLabel(CONTACT);
  const textOf = useMemberTexts();
  const { agreements, approved } = person.counts;
  const number = (count: number) => formatNumber(count, tag);
  return (
    <PersonDialog
      personId={person.id}
      title={t('people.CorrectionDialog.title')}
      change={{ call: 'correction', body: { version: person.version, changes } }}
      confirmLabel={t('people.CorrectionDialog.confirm')}
      doneText={t('people.CorrectionDialog.done', { count: agreements, number: number(agreements) })}
      onDone={onDone}
      onClose={onClose}
    >
      <dl className={styles.members}>
        {correctedMembers(changes, person, textOf).map(({ member, before }) => (
          <div key={member}>
            <dt className={styles.member}>{label(member)}</dt>
            {before.map(({ value, agreements: count }) => (
              <dd key={value} className={styles.value}>
                {before.length === 1
                  ? value || '–'
                  : t('people.CorrectionDialog.before', {
                      value: value || '–',
                      count,
                      number: number(count),
                    })}
              </dd>
            ))}
            <dd className={styles.value}>
              <span aria-hidden>→ </span>
              <strong>{textOf(member, after) || '–'}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {t('people.CorrectionDialog.counts', { count: agreements, number: number(agreements) })}{' '}
        {approved > 0 && t('people.CorrectionDialog.approved', { count: approved, number: number(approved) })}{' '}
        {person.coordinators.length > 0 &&
          t('people.CorrectionDialog.coordinators', {
            count: person.coordinators.length,
            number: number(person.coordinators.length),
          })}
      </p>
      <ToldPartners
        agreements={person.agreements}
        isTold={TOLD_PERSON_MEMBERS.some((member) => member in changes)}
      />
    </PersonDialog>
  );
}

const useStyles = makeStyles({
  members: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0 },
  member: { fontWeight: tokens.fontWeightSemibold },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

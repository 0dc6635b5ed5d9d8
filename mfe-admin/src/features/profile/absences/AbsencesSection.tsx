import type { Absence } from 'shared-contracts/officers/absences.ts';
import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import { useOfficers } from 'shared-record/officers';
import { exchangeErrorText } from 'shared-record/pages';
import {
  Alert,
  Button,
  Cluster,
  ConfirmDialog,
  formatDate,
  Stack,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { ReadSection } from '../../../lib/ReadSection.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { AbsenceDialog } from './AbsenceDialog.tsx';
import { AbsenceHistory } from './AbsenceHistory.tsx';
import { absencesQuery, useRemoveAbsence } from './absences.queries.ts';

/** Who of the office is away or will be, and who stands in for them; everybody of it enters and removes any. */
export function AbsencesSection() {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const query = useQuery(absencesQuery(useCall()));
  const removing = useRemoveAbsence();
  const { nameOf } = useOfficers();
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<Absence | null>(null);
  const name = (id: number) => nameOf(id) ?? '…';
  const namesOf = ({ officer, deputy }: Absence) => ({ officer: name(officer), deputy: name(deputy) });
  const textOf = (absence: Absence) =>
    t(`profile.AbsencesSection.${absence.isNow ? 'now' : 'later'}`, {
      ...namesOf(absence),
      from: formatDate(absence.firstDay, tag),
      until: formatDate(absence.lastDay, tag),
    });
  return (
    <>
      <ReadSection
        title={t('profile.AbsencesSection.title')}
        query={query}
        actions={
          <Button icon="calendar" onClick={() => setIsOpen(true)}>
            {t('profile.AbsencesSection.add')}
          </Button>
        }
      >
        {({ value }) => (
          <>
            <span>{t('profile.AbsencesSection.text')}</span>
            {value.length === 0 && <span>{t('profile.AbsencesSection.none')}</span>}
            <Stack as="ul" gap="S">
              {value.map((absence) => (
                <Cluster as="li" key={absence.id} gap="M" align="center">
                  <span>{textOf(absence)}</span>
                  <Button
                    size="small"
                    onClick={() => {
                      removing.reset();
                      setAsked(absence);
                    }}
                  >
                    {t(`profile.AbsencesSection.${absence.isNow ? 'end' : 'remove'}`)}
                    <VisuallyHidden>
                      {' '}
                      {t('profile.AbsencesSection.of', {
                        officer: name(absence.officer),
                        from: formatDate(absence.firstDay, tag),
                      })}
                    </VisuallyHidden>
                  </Button>
                </Cluster>
              ))}
            </Stack>
            <AbsenceHistory />
          </>
        )}
      </ReadSection>
      {isOpen && <AbsenceDialog onClose={() => setIsOpen(false)} />}
      {asked !== null && (
        <ConfirmDialog
          isOpen
          title={t(`profile.AbsencesSection.${asked.isNow ? 'endTitle' : 'removeTitle'}`)}
          text={
            <>
              <p>{textOf(asked)}</p>
              <p>{t(`profile.AbsencesSection.${asked.isNow ? 'endText' : 'removeText'}`, namesOf(asked))}</p>
              {removing.error !== null && <Alert kind="error">{exchangeErrorText(removing.error, t)}</Alert>}
            </>
          }
          confirmLabel={t(`profile.AbsencesSection.${asked.isNow ? 'end' : 'remove'}`)}
          cancelLabel={t('profile.AbsencesSection.cancel')}
          isBusy={removing.isPending}
          onConfirm={() => removing.mutate(asked.id, { onSuccess: () => setAsked(null) })}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

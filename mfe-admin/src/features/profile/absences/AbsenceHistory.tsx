import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import {
  Alert,
  apiErrorText,
  Button,
  Cluster,
  formatDate,
  formatDayMonthYearTime,
  Spinner,
  Stack,
  UnbrokenDates,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { absenceChangesQuery } from './absences.queries.ts';

/** Lists who entered and removed absences; requested when the list is opened. */
export function AbsenceHistory() {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isLoading } = useQuery({ ...absenceChangesQuery(useCall()), enabled: isOpen });
  return (
    <Stack gap="S">
      <Cluster>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('profile.AbsenceHistory.title')}
        </Button>
      </Cluster>
      {isOpen && isLoading && <Spinner label={t('section.loading')} />}
      {isOpen && error !== null && <Alert kind="error">{apiErrorText(error, t)}</Alert>}
      {isOpen && data?.value.length === 0 && <span>{t('profile.AbsenceHistory.none')}</span>}
      {isOpen && data !== undefined && (
        <Stack as="ul" gap="S">
          {data.value.map(({ id, at, by, isEntered, officer, deputy, firstDay, lastDay }) => (
            <li key={id}>
              <UnbrokenDates>
                {t(`profile.AbsenceHistory.${isEntered ? 'entered' : 'removed'}`, {
                  at: formatDayMonthYearTime(at),
                  by: by ?? '–',
                  officer: officer ?? '–',
                  deputy: deputy ?? '–',
                  from: formatDate(firstDay, tag),
                  until: formatDate(lastDay, tag),
                })}
              </UnbrokenDates>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

import { useState } from 'react';
import type { DestinationDesk } from 'shared-contracts/places/destinations.ts';
import { STUDENT_LEVELS, studentLevelText } from 'shared-contracts/reference/levels.ts';
import { Alert, apiErrorText, Button, Card, Cluster, useLanguage, useTranslation } from 'shared-ui/core';
import { FilterChoice } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { useSaveStudies } from '../api/desk.mutations.ts';
import { DepartmentSelect } from './DepartmentSelect.tsx';

type StudiesCardProps = {
  readonly desk: DestinationDesk;
  readonly onDone: () => void;
};

/** Asks what somebody studies: which destinations are open depends on it. The answer is remembered with the person. */
export function StudiesCard({ desk, onDone }: StudiesCardProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [department, setDepartment] = useState(desk.department?.id ?? null);
  const [studyCycle, setCycle] = useState(STUDENT_LEVELS.find((level) => level === desk.studyCycle) ?? null);
  const save = useSaveStudies();
  return (
    <Card as="section" gap="M" aria-label={t('destinations.StudiesCard.title')}>
      <p>{t('destinations.StudiesCard.text')}</p>
      <Cluster gap="M" align="start" isStackedWhenNarrow>
        <DepartmentSelect value={department} known={desk.department} onChange={setDepartment} />
        <FilterChoice
          label={t('destinations.StudiesCard.cycle')}
          allOf="masculine"
          value={studyCycle}
          options={STUDENT_LEVELS.map((value) => ({ value, label: studentLevelText(value, tag) }))}
          onChange={setCycle}
        />
      </Cluster>
      {save.isError && <Alert kind="error">{apiErrorText(save.error, t)}</Alert>}
      <Cluster gap="S">
        <Button
          appearance="primary"
          isBusy={save.isPending}
          disabledReason={department === null ? t('destinations.StudiesCard.departmentFirst') : undefined}
          onClick={() => {
            if (department !== null) save.mutate({ department, studyCycle }, { onSuccess: onDone });
          }}
        >
          {t('destinations.StudiesCard.show')}
        </Button>
        {desk.department !== null && <Button onClick={onDone}>{t('destinations.StudiesCard.cancel')}</Button>}
      </Cluster>
    </Card>
  );
}

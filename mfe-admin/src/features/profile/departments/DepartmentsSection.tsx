import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useApi, useCall, useQuery } from 'shared-client';
import { ownDepartmentsQuery } from 'shared-record/officers';
import { exchangeErrorText } from 'shared-record/pages';
import { departmentsQuery } from 'shared-record/reference';
import { Alert, Button, Cluster, Stack, useLanguage, useTranslation, VisuallyHidden } from 'shared-ui/core';
import { FilterSelect } from 'shared-ui/list';
import { ReadSection } from '../../../lib/ReadSection.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { useLookAfter } from './departments.queries.ts';

/** Departments that the reader looks after: lists ask for what is of these. */
export function DepartmentsSection() {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const query = useQuery(ownDepartmentsQuery(useCall()));
  const departments = useQuery(departmentsQuery(useApi(), LOCAL_INSTITUTION_ID));
  const changing = useLookAfter();
  const known = departments.data?.value ?? [];
  const change = (id: number, isAdded: boolean) => {
    if (!changing.isPending) changing.mutate({ id, isAdded });
  };
  const nameOf = (id: number) => {
    const found = known.find((department) => department.id === id);
    return found === undefined ? `#${id}` : nameIn(found, language);
  };
  return (
    <ReadSection title={t('profile.DepartmentsSection.title')} query={query}>
      {({ value }) => (
        <>
          <span>{t('profile.DepartmentsSection.text')}</span>
          {value.length === 0 && <span>{t('profile.DepartmentsSection.none')}</span>}
          {changing.error !== null && <Alert kind="error">{exchangeErrorText(changing.error, t)}</Alert>}
          {value.length > 0 && departments.data !== undefined && (
            <Stack as="ul" gap="S">
              {value.map((id) => (
                <Cluster as="li" key={id} gap="M" align="center">
                  <span>{nameOf(id)}</span>
                  <Button
                    size="small"
                    isBusy={changing.isPending && changing.variables.id === id}
                    onClick={() => change(id, false)}
                  >
                    {t('profile.DepartmentsSection.remove')}
                    <VisuallyHidden> {nameOf(id)}</VisuallyHidden>
                  </Button>
                </Cluster>
              ))}
            </Stack>
          )}
          <FilterSelect
            label={t('profile.DepartmentsSection.add')}
            placeholder={t('profile.DepartmentsSection.choose')}
            value={null}
            options={known
              .filter(({ id }) => !value.includes(id))
              .map((department) => ({ value: department.id, label: nameIn(department, language) }))}
            isLoading={departments.isPending}
            onRetry={departments.isError ? () => void departments.refetch() : undefined}
            onChange={(id) => {
              if (id !== null) change(id, true);
            }}
          />
        </>
      )}
    </ReadSection>
  );
}

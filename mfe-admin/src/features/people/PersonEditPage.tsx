import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import type { Correction, Person, PersonWording } from 'shared-contracts/people/people.ts';
import { useState } from 'react';
import { useApi, useQuery } from 'shared-client';
import { LeaveDialog } from 'shared-record/edit';
import { departmentsQuery } from 'shared-record/reference';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Cluster,
  Page,
  Stack,
  useLanguage,
  useNavigate,
  useTranslation,
} from 'shared-ui/core';
import { FormProvider, resolveBy, useForm, useLeaveGuard, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../moduleId.ts';
import { CorrectionDialog } from './components/CorrectionDialog.tsx';
import { PersonFields } from './components/PersonFields.tsx';
import { WithPerson } from './components/WithPerson.tsx';
import { changesOf, faultsOf, personForm, type PersonForm } from './model/personForm.ts';
import { personPath } from './peoplePaths.ts';

/** Corrects a person in all places at once (`/people/edit/{id}`). */
export default function PersonEditPage() {
  return <WithPerson>{(person) => <CorrectionForm key={person.id} person={person} />}</WithPerson>;
}

/** What was asked for is shown first: the form sends nothing by itself. */
type Asked = { readonly changes: Correction['changes']; readonly after: PersonWording };

function CorrectionForm({ person }: { readonly person: Person }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const navigate = useNavigate();
  const departments = useQuery(departmentsQuery(useApi(), LOCAL_INSTITUTION_ID)).data?.value;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const form = useForm<PersonForm>({
    defaultValues: personForm(person),
    resolver: resolveBy((values) => faultsOf(values, person)),
  });
  const { isDirty } = form.formState;
  const isUnchanged = useWatch({
    control: form.control,
    compute: (values: PersonForm) => Object.keys(changesOf(values, person)).length === 0,
  });
  const leaving = useLeaveGuard(isDirty);
  const [latest] = person.wordings;
  const name = (latest && personText(latest, tag)) || '?';
  const path = personPath(person.id);
  const ask = form.handleSubmit((values) => {
    const changes = changesOf(values, person);
    const isSame = Object.keys(changes).length === 0;
    setIsRefused(isSame);
    if (isSame || latest === undefined) return;
    const department = departments?.find(({ id }) => id === changes.department) ?? latest.department;
    const { department: _id, ...said } = values;
    setAsked({ changes, after: { ...latest, ...said, department: named(department) } });
  });
  return (
    <Page title={t('people.PersonEditPage.title', { name })} description={t('people.PersonEditPage.text')}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void ask(event)}>
          <Stack gap="L">
            {isRefused && isUnchanged && (
              <Alert kind="information">{t('people.PersonEditPage.nothing')}</Alert>
            )}
            <Card padding="L" gap="M">
              <PersonFields person={person} />
            </Card>
            <Cluster justify="end">
              <ButtonLink to={path}>{t('people.PersonEditPage.cancel')}</ButtonLink>
              <Button appearance="primary" type="submit">
                {t('people.PersonEditPage.preview')}
              </Button>
            </Cluster>
          </Stack>
        </form>
      </FormProvider>
      {asked !== null && (
        <CorrectionDialog
          person={person}
          {...asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            form.reset(form.getValues());
            void navigate(path);
          }}
        />
      )}
      <LeaveDialog isOpen={leaving.isAsking} isLost onLeave={() => form.reset()} onStay={leaving.stay} />
    </Page>
  );
}

function named(
  department:
    | PersonWording['department']
    | { readonly id: number; readonly name: string; readonly nameGR?: string | null | undefined },
): PersonWording['department'] {
  return department && { id: department.id, name: department.name, nameGR: department.nameGR ?? null };
}

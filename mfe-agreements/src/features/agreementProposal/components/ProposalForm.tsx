import { LAST_ACADEMIC_YEAR } from 'shared-contracts/dates/academicYear.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { proposeAgreement } from 'shared-contracts/notes/noteCalls.ts';
import { NOTE_LENGTH } from 'shared-contracts/notes/agreementNotes.ts';
import { useState } from 'react';
import { ApiError, useApi, useCall, useMutation, useQuery, useQueryClient } from 'shared-client';
import { exchangeErrorText, useMemberLabel } from 'shared-record/pages';
import { academicYearsQuery } from 'shared-record/reference';
import {
  Alert,
  Button,
  ButtonLink,
  Cluster,
  Stack,
  useNavigate,
  useToast,
  useTranslation,
} from 'shared-ui/core';
import { FieldGrid, SelectField, TextAreaField } from 'shared-ui/fields';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';
import { type KeptText, useKeptForm } from 'shared-record/notes';
import { toYearChoices } from '../../../lib/yearChoices.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { EMPTY_PROPOSAL, proposalIssues, type ProposalForm as Form } from '../model/proposalForm.ts';
import { PartnerChoice } from './PartnerChoice.tsx';

const YEARS = ['startYear', 'endYear'] as const;

/** Asks whom an agreement is proposed with, for which years and why, and leads to the draft that comes of it. */
export function ProposalForm({ kept }: { readonly kept: KeptText<Form> }) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(AGREEMENT);
  const call = useCall();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [now] = useState(() => new Date());
  const years = useQuery(academicYearsQuery(useApi(), LAST_ACADEMIC_YEAR)).data?.value;
  const { form, keeping, key } = useKeptForm(kept, EMPTY_PROPOSAL, (values, once) =>
    proposalIssues(values, once, now),
  );
  const proposing = useMutation({
    mutationFn: ({ institution, startYear, endYear, text }: Form) =>
      // The form is sent when all of it is chosen.
      call(proposeAgreement, {
        body: { key, institution: institution ?? 0, startYear: startYear ?? 0, endYear: endYear ?? 0, text },
      }),
    onSuccess: ({ id }) => {
      keeping.end();
      toast({ kind: 'success', text: t('agreementProposal.ProposalForm.made') });
      void cache.invalidateQueries({ queryKey: AGREEMENTS_KEY });
      void navigate(`/iia/edit/${id}`, { replace: true });
    },
  });
  const send = form.handleSubmit((values) => {
    if (!proposing.isPending) proposing.mutate(values);
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="L">
        <FieldGrid columns={2}>
          <PartnerChoice control={form.control} />
          {YEARS.map((name) => (
            <SelectField
              key={name}
              name={name}
              control={form.control}
              label={label(name)}
              options={toYearChoices(name, null, now, years)}
              valueAs="number"
              isRequired
              placeholder={t('agreementProposal.ProposalForm.choose')}
            />
          ))}
        </FieldGrid>
        <TextAreaField
          control={form.control}
          name="text"
          label={t('agreementProposal.ProposalForm.text')}
          hint={t('agreementProposal.ProposalForm.hint')}
          maxLength={NOTE_LENGTH}
          isRequired
        />
        {keeping.hasFailed && keeping.isChanged && (
          <Alert kind="warning">{t('agreementProposal.ProposalForm.notKept')}</Alert>
        )}
        {proposing.isError && (
          <Alert kind="error">
            {isWithoutContact(proposing.error)
              ? t('agreementProposal.ProposalForm.noContact')
              : exchangeErrorText(proposing.error, t)}
          </Alert>
        )}
        <Cluster gap="M">
          <Button type="submit" appearance="primary" isBusy={proposing.isPending}>
            {t('agreementProposal.ProposalForm.propose')}
          </Button>
          <ButtonLink to="/">{t('agreementProposal.ProposalForm.cancel')}</ButtonLink>
        </Cluster>
      </Stack>
    </form>
  );
}

/** The coordinator of a proposal is whoever makes it, by the contact record that the office gave them. */
function isWithoutContact(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ code }) => code === 'local-coordinator-missing');
}

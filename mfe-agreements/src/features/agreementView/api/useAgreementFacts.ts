import { agreementFacts } from 'shared-contracts/agreementFacts.ts';
import type { AgreementFacts } from 'shared-contracts/agreementLifeCycle.ts';
import type { AgreementItem } from 'shared-contracts/entities/agreementItem.ts';
import { useCan } from 'shared-auth';
import { useApi, useExchange, useQueries, useQuery } from 'shared-auth/api';
import { EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements.ts';
import { useLanguage } from 'shared-ui/core';
import { approvalsQuery, approvedCopyQuery, notificationsQuery } from './agreementView.queries.ts';
import { copiesQuery } from './copies.queries.ts';
import { mobilitiesQuery } from './mobilities.query.ts';

type FactsState = {
  /** Undefined while something that they depend on is not known. */
  readonly facts: AgreementFacts | undefined;
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
};

/** States in which it matters whether our agreement says something else than the copy that we sent. */
const SENT_BY_US: readonly unknown[] = [EWP_STATUS['Notified by us'], EWP_STATUS['Approved by us']];

/** Gathers what an agreement's actions depend on; only the office's depend on more than the agreement itself. */
export function useAgreementFacts(agreement: AgreementItem): FactsState {
  const api = useApi();
  const isOffice = useCan('iia_edit_iro');
  const { tag } = useLanguage();
  const isStable = agreement.ewpStatus?.id === EWP_STATUS['Approved by all'];
  const canEnd = isOffice && isStable && agreement.terminated !== TERMINATION_STATUS['IIA Terminated'];
  const isSent = isOffice && SENT_BY_US.includes(agreement.ewpStatus?.id);
  // Where it is not known what was sent, nothing is offered that depends on it.
  const copies = useQuery({ ...copiesQuery(useExchange(), agreement.id, tag), enabled: isSent });
  const [notifications, approvals, approvedCopy, mobilities] = useQueries({
    queries: [
      { ...notificationsQuery(api, agreement), enabled: isOffice },
      { ...approvalsQuery(api, agreement), enabled: isOffice },
      { ...approvedCopyQuery(api, agreement.id), enabled: isOffice },
      { ...mobilitiesQuery(api, agreement.id), enabled: canEnd },
    ],
  });
  const needed = [notifications, approvals, approvedCopy];
  const queries = canEnd ? [...needed, mobilities] : needed;
  const isKnown =
    !isOffice || (queries.every(({ data }) => data !== undefined) && !(isSent && copies.isPending));
  return {
    facts: isKnown
      ? agreementFacts(agreement, {
          notifications: notifications.data?.value ?? [],
          approvals: approvals.data?.value ?? [],
          hasApprovedCopy: approvedCopy.data ?? false,
          hasUnsentEdits: isSent && copies.data?.hasUnsentEdits === true,
          hasMobilities: canEnd && mobilities.data === true,
        })
      : undefined,
    error: queries.find(({ isError }) => isError)?.error ?? null,
    isRetrying: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

import { agreementFacts } from 'shared-contracts/agreementFacts.ts';
import type { AgreementFacts } from 'shared-contracts/agreementLifeCycle.ts';
import type { AgreementItem } from 'shared-contracts/entities/agreementItem.ts';
import { useCan } from 'shared-auth';
import { useApi, useQueries } from 'shared-auth/api';
import { approvalsQuery, approvedCopyQuery, notificationsQuery } from './agreementView.queries.ts';

type FactsState = {
  /** Undefined while something that they depend on is not known. */
  readonly facts: AgreementFacts | undefined;
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
};

/** Gathers what an agreement's actions depend on; only the office's depend on more than the agreement itself. */
export function useAgreementFacts(agreement: AgreementItem): FactsState {
  const api = useApi();
  const isOffice = useCan('iia_edit_iro');
  const [notifications, approvals, approvedCopy] = useQueries({
    queries: [
      { ...notificationsQuery(api, agreement), enabled: isOffice },
      { ...approvalsQuery(api, agreement), enabled: isOffice },
      { ...approvedCopyQuery(api, agreement.id), enabled: isOffice },
    ],
  });
  const queries = [notifications, approvals, approvedCopy];
  const isKnown = !isOffice || queries.every(({ data }) => data !== undefined);
  return {
    facts: isKnown
      ? agreementFacts(agreement, {
          notifications: notifications.data?.value ?? [],
          approvals: approvals.data?.value ?? [],
          hasApprovedCopy: approvedCopy.data ?? false,
        })
      : undefined,
    error: queries.find(({ isError }) => isError)?.error ?? null,
    isRetrying: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

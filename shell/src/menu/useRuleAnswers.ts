import { useLocation } from 'shared-ui/core';
import { useCan } from 'shared-auth';
import { queryOptions, useApi, useQuery, useQueryClient } from 'shared-client';
import { useEffect } from 'react';
import type { RuleAnswers } from './menuEntries.ts';

const NO_BLOCK: RuleAnswers = { newLongTermApplication: null, newShortTermApplication: null };
const UNKNOWN: RuleAnswers = { newLongTermApplication: undefined, newShortTermApplication: undefined };

/**
 * Answers the menu's rules, and asks anew each time the menu opens or another page is shown.
 *
 * - isNeeded: false asks nothing
 * - isOpen: whether the menu can be seen
 * - the office itself is never blocked; while the answer is not known, or cannot be had, nothing is offered
 */
export function useRuleAnswers(isNeeded: boolean, isOpen: boolean): RuleAnswers {
  const isOffice = useCan('application_settings');
  const api = useApi();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const isAsked = isNeeded && !isOffice;
  const query = queryOptions({
    queryKey: ['shell', 'menuRules'],
    // The schemas that read the answer come with it, so that nobody else has to load them.
    queryFn: async ({ signal }) => {
      const { readApplicationRules } = await import(
        /* webpackChunkName: "menuRules" */ './applicationRules.ts'
      );
      return readApplicationRules(api, new Date(), signal);
    },
    staleTime: Infinity,
    enabled: isAsked && isOpen,
  });
  const { data } = useQuery(query);

  useEffect(() => {
    if (isAsked && isOpen) void client.invalidateQueries({ queryKey: ['shell', 'menuRules'] });
  }, [client, isAsked, isOpen, pathname]);

  if (isOffice) return NO_BLOCK;
  return data ?? UNKNOWN;
}

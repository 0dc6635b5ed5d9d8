import { newApplicationBlock, type ApplicationType } from 'shared-contracts/applications/applications.ts';
import {
  applicationState,
  applicationWindow,
} from 'shared-contracts/applications/entities/applicationWindow.ts';
import { type Api, filter } from 'shared-client';
import type { MenuRule, RuleAnswers } from './menuEntries.ts';
import { storeApplicationFlags } from './storeApplicationFlags.ts';

const TYPE_OF_RULE = {
  newLongTermApplication: 'long-term-studies',
  newShortTermApplication: 'short-term-studies',
} as const satisfies Record<MenuRule, ApplicationType>;

/**
 * Asks the server for the application windows and the student's own applications, and answers the menu's rules from them;
 * the flags that the documents name are left in local storage on the way.
 *
 * Students read their own applications alone, the server sees to that. Throws ApiError.
 */
export async function readApplicationRules(api: Api, now: Date, signal: AbortSignal): Promise<RuleAnswers> {
  const [settings, applications] = await Promise.all([
    api.list(applicationWindow, { top: 'all' }, { signal }),
    api.list(applicationState, { filter: filter.eq('isDeleted', false), top: 'all' }, { signal }),
  ]);
  storeApplicationFlags(settings.value, applications.value, { isIro: false, now });
  const answer = (type: ApplicationType) =>
    newApplicationBlock(
      type,
      settings.value.find(({ applicationType }) => applicationType === type),
      applications.value,
      { isIro: false, now },
    );
  return {
    newLongTermApplication: answer(TYPE_OF_RULE.newLongTermApplication),
    newShortTermApplication: answer(TYPE_OF_RULE.newShortTermApplication),
  };
}

import {
  APPLICATION_LIFE_CYCLE,
  applicationRefusal,
  type ApplicationFacts,
} from 'shared-contracts/applications/applicationLifeCycle.ts';
import type { ApplicationStatus } from 'shared-contracts/applications/applications.ts';
import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import { UNKNOWN, type OrUnknown } from 'shared-contracts/call/known.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';

/** What the form saves an application as, in the order of its buttons; `edit` leaves the status as it is. */
export const FORM_ACTIONS = ['saveDraft', 'edit', 'submit', 'validate'] as const;
export type FormAction = (typeof FORM_ACTIONS)[number];

/**
 * A button of the form.
 *
 * - isDisabled: out of use whatever the application's state, as nothing is changed here
 * - refusal: why its action cannot be taken now; undefined when it can
 */
export type FormButton = {
  readonly action: FormAction;
  readonly isDisabled: boolean;
  readonly refusal: Refusal | undefined;
};

type ButtonFacts = {
  readonly facts: ApplicationFacts;
  readonly permissions: readonly Permission[];
  readonly isLastStep: boolean;
  readonly isReadOnly: boolean;
};

/**
 * Lists the buttons that save: Save draft on each step, Submit on the last one, and there Validate for the office. What the office saves without
 * another status, as it is no draft any more, has a button of its own. What the application's state excludes has none.
 *
 * Source: specification document 3, section 2.
 */
export function formButtons({
  facts,
  permissions,
  isLastStep,
  isReadOnly,
}: ButtonFacts): readonly FormButton[] {
  const isOffice = permissions.includes('application_settings');
  const isThere: Readonly<Record<FormAction, boolean>> = {
    saveDraft: true,
    edit: !isReadOnly && isOffice && facts.status !== 'draft',
    submit: isLastStep,
    validate: isLastStep && isOffice,
  };
  return FORM_ACTIONS.filter((action) => isThere[action])
    .map((action) => ({
      action,
      isDisabled: isReadOnly,
      refusal: applicationRefusal(action, facts, permissions),
    }))
    .filter(({ refusal }) => refusal !== 'not-in-this-state');
}

/** What the last step is for: handing in a draft, validating what was handed in, and saving what is validated. */
export function mainAction(buttons: readonly FormButton[], isLastStep: boolean): FormAction | undefined {
  if (!isLastStep) return undefined;
  return (['submit', 'validate', 'edit'] as const).find((wanted) =>
    buttons.some(({ action }) => action === wanted),
  );
}

/** The status that an action saves. */
export function savedStatus(action: FormAction, from: OrUnknown<ApplicationStatus>): ApplicationStatus {
  if (action !== 'edit') return APPLICATION_LIFE_CYCLE[action].post.status;
  return from === UNKNOWN ? 'draft' : from;
}

/** Tells whether everything has to be in order for an action: what is no draft is checked in full, in the form as on the server. */
export function needsAll(action: FormAction, from: OrUnknown<ApplicationStatus>): boolean {
  return savedStatus(action, from) !== 'draft';
}

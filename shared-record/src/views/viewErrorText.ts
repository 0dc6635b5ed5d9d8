import { ApiError } from 'shared-client';
import { apiErrorText } from 'shared-ui/core';

/** Why a view could not be kept, changed or removed; the server's own sentence where another tab or person was quicker. */
export function viewErrorText(error: unknown, t: (key: string) => string): string {
  if (error instanceof ApiError && error.kind === 'stale') return t('ViewNameDialog.stale');
  return apiErrorText(error, t);
}

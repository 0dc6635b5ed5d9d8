import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import { listDestinations, readDestinationDesk } from 'shared-contracts/places/destinationCalls.ts';
import type { SendCall } from 'shared-client';
import type { ApplicationForm } from './model/applicationForm.ts';
import { withWishes } from './model/wishedMobilities.ts';

/** Writes destinations into a form; see `withWishes`. */
export type FillIn = (form: ApplicationForm, type: ApplicationType) => ApplicationForm;

/** Reads what the person studies and where those who study it may go. Throws ApiError. */
export async function readWishes(
  call: SendCall,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<FillIn> {
  const { department, studyCycle } = await call(readDestinationDesk, { signal });
  if (department === null) return (form) => form;
  const list = await call(listDestinations, { query: { department: department.id }, signal });
  return (form, type) => withWishes(form, type, { ids, list, studyCycle });
}

import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import { listDestinations, readDestinationDesk } from 'shared-contracts/places/destinationCalls.ts';
import type { SendCall } from 'shared-client';
import type { wishesOf } from '../../lib/destinations/wishes.ts';
import type { ApplicationForm } from './model/form/applicationForm.ts';
import { withWishes } from './model/form/wishedMobilities.ts';

/** Writes destinations into a form; see `withWishes`. */
export type FillIn = (form: ApplicationForm, type: ApplicationType) => ApplicationForm;

/** Reads what the person studies and where students of the department may go. Throws ApiError. */
export async function readWishes(
  call: SendCall,
  wished: ReturnType<typeof wishesOf>,
  signal: AbortSignal,
): Promise<FillIn> {
  const desk = await call(readDestinationDesk, { signal });
  const { studyCycle } = desk;
  const department = wished.department ?? desk.department?.id;
  if (department === undefined) return (form) => form;
  const list = await call(listDestinations, { query: { department }, signal });
  return (form, type) => withWishes(form, type, { ids: wished.ids, list, studyCycle });
}

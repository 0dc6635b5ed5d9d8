import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import { listOf, objectForm } from 'shared-contracts/members/form/formParts.ts';
import type { FieldIssue } from 'shared-ui/fields';
import type { DraftKind } from '../drafts/draftKind.ts';
import type { OpenedRecord } from '../save/openedRecord.ts';

/** A record as small as one can be and still have texts, a choice and a list. */
export type SampleForm = {
  name: string;
  isStudent: boolean;
  card: string;
  stays: Array<{ key: string; place: string }>;
};

export const SAMPLE: SampleForm = {
  name: 'Eleni',
  isStudent: false,
  card: '',
  stays: [{ key: 'stay-1', place: 'Graz' }],
};

/** Builds the sample as it was opened; the version is `v1`. */
export function openedSample(change: Partial<OpenedRecord<SampleForm>> = {}): OpenedRecord<SampleForm> {
  return { id: 7, version: 'v1', creationKey: null, isAsMade: false, form: SAMPLE, ...change };
}

/** Reads what looks like the sample's form. */
export const SAMPLE_SCHEMA = {
  safeParse: (value: unknown) => (isSample(value) ? { success: true, data: value } : { success: false }),
};

const text = fieldForm({ type: 'text' });

/** Reads the sample's form from what an older release has kept of it, or a newer one: what it lacks is empty, what is too much has no place. */
export const LENIENT_SAMPLE = objectForm({
  name: text,
  isStudent: fieldForm({ type: 'boolean' }),
  card: text,
  stays: listOf(objectForm({ key: text, place: text })),
}).schema;

export const SAMPLE_DRAFTS: DraftKind<SampleForm> = { name: 'sample', version: 1, schema: SAMPLE_SCHEMA };

/** Asks for a text. */
export function required(field: string, text: string): readonly FieldIssue[] {
  return text === '' ? [{ field, code: 'required' }] : [];
}

function isSample(value: unknown): value is SampleForm {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'stays' in value
  );
}

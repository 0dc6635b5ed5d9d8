import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import type { FormOf } from 'shared-contracts/members/form/formPart.ts';
import { listOf, objectForm } from 'shared-contracts/members/form/formParts.ts';

const text = fieldForm({ type: 'text' });

export const NOTE_FORM = objectForm({ kind: text, text, tell: listOf(fieldForm({ type: 'integer' })) });
/** - tell: ids of people of the office */
export interface NoteValues extends FormOf<typeof NOTE_FORM> {}

import type { Texts } from 'shared-contracts/text/language.ts';
import type { FieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { Problem } from './problem.ts';
import { NOT_FOUND_TEXT } from './problemTexts.ts';

export function notPermitted(field?: string): Problem {
  return new Problem(
    'not-permitted',
    field === undefined
      ? { en: 'You may not do this.', el: 'Δεν έχετε δικαίωμα για αυτή την ενέργεια.' }
      : { en: `You may not change ${field}.`, el: `Δεν επιτρέπεται να αλλάξετε το πεδίο ${field}.` },
    field === undefined ? {} : { field },
  );
}

/** Makes the answer for a record that is not there, or that the caller may not see (404); it names the record when it is said which. */
export function notFound(asked?: { readonly set: string; readonly id: string }): Problem {
  if (asked === undefined)
    return new Problem('not-found', { en: 'There is no such record.', el: 'Δεν υπάρχει τέτοια εγγραφή.' });
  const { set, id } = { set: asked.set, id: asked.id.slice(0, 60) };
  return new Problem('not-found', {
    en: `There is no record '${id}' in ${set}.`,
    el: `Δεν υπάρχει εγγραφή «${id}» στο ${set}.`,
  });
}

/** Gives what is there. Throws a `Problem` 404 for what is not. */
export function requireFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Problem('not-found', NOT_FOUND_TEXT);
  return value;
}

export function conflict(
  text: Texts,
  details: { readonly field?: string; readonly code?: FieldErrorCode } = {},
): Problem {
  const { field, code } = details;
  return new Problem('conflict', text, {
    ...(field !== undefined && { field }),
    ...(code !== undefined && { errors: [{ field: field ?? '', code }] }),
  });
}

/** Throws one 400 that names every refused member, when there is any; what two rules refuse for the same reason is named once. */
export function refuse(found: readonly FieldError[]): void {
  const errors = withoutRepeats(found);
  const [first] = errors;
  if (first === undefined) return;
  if (errors.every((error) => error.code === 'reference-not-found')) {
    throw new Problem(
      'reference-not-found',
      { en: `No record fits ${first.field}.`, el: `Καμία εγγραφή δεν αντιστοιχεί στο ${first.field}.` },
      { errors },
    );
  }
  const names = [...new Set(errors.map((error) => error.field))].slice(0, 5).join(', ');
  throw new Problem(
    'validation-failed',
    { en: `These members are not valid: ${names}.`, el: `Αυτά τα πεδία δεν είναι έγκυρα: ${names}.` },
    { errors },
  );
}

function withoutRepeats(errors: readonly FieldError[]): readonly FieldError[] {
  const named = new Set<string>();
  return errors.filter(({ field, code }) => {
    const name = `${field} ${code}`;
    const isNew = !named.has(name);
    named.add(name);
    return isNew;
  });
}

import { formErrorParams, type FieldIssue } from 'shared-ui/fields';

/** Type of an error that the form's own checks found. */
export const FORM_ERROR = 'form';
/** Type of an error that the server reported. */
export const SERVER_ERROR = 'server';

/** One error that stands in the form, by the name of its field. */
export type StandingError = {
  readonly field: string;
  readonly code: string;
  readonly params: FieldIssue['params'];
  readonly isServers: boolean;
};

/** Lists the errors of a form, which lie nested as its values do, in the order of these. */
export function fieldErrors(errors: object, path: readonly string[] = []): readonly StandingError[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const field = [...path, name];
    if ('type' in error && typeof error.type === 'string') {
      const code = codeOf(error) ?? error.type;
      return [
        {
          field: field.join('.'),
          code,
          params: formErrorParams(error),
          isServers: error.type === SERVER_ERROR,
        },
      ];
    }
    return fieldErrors(error, field);
  });
}

/** Finds what stands at a place of a form's errors, such as `contacts.2`: one error, or those of everything in it; undefined where nothing is refused. */
export function errorAt(errors: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      errors,
    );
}

/** Reads the code of one error; undefined where there is none. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}

/** Type of an error that the form's own checks found. */
export const FORM_ERROR = 'form';
/** Type of an error that the server reported. */
export const SERVER_ERROR = 'server';

/** One error that stands in the form, by the name of its field. */
export type StandingError = { readonly field: string; readonly code: string; readonly isServers: boolean };

/** Lists the errors of a form, which lie nested as its values do, in the order of these. */
export function fieldErrors(errors: object, path: readonly string[] = []): readonly StandingError[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const field = [...path, name];
    if ('type' in error && typeof error.type === 'string') {
      const code = 'message' in error && typeof error.message === 'string' ? error.message : error.type;
      return [{ field: field.join('.'), code, isServers: error.type === SERVER_ERROR }];
    }
    return fieldErrors(error, field);
  });
}

import type { ApiErrorBody, ApiErrorCode } from 'shared-contracts/errors/errors.ts';
import { quoted } from './nginxSettings.ts';

/**
 * Writes the lines with which nginx itself refuses a call, in the form and the languages of the server: pages then know what to say.
 *
 * - headers: sent along
 */
export function refusal(
  status: number,
  code: ApiErrorCode,
  { en, el }: { readonly en: string; readonly el: string },
  headers: Readonly<Record<string, string>>,
): readonly string[] {
  // The id is nginx's own, of hexadecimal digits; everything else is ours.
  const body = (message: string): string => {
    const error: ApiErrorBody = { code, message, statusCode: status, requestId: '$request_id' };
    return `'${JSON.stringify(error).replaceAll("'", '’')}'`;
  };
  return [
    'internal;',
    'types {}',
    'default_type "application/json; charset=utf-8";',
    ...Object.entries({ ...headers, 'Cache-Control': 'no-store', 'X-Request-Id': '$request_id' }).map(
      ([name, value]) => `add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;`,
    ),
    `if ($portal_is_greek) { return ${status} ${body(el)}; }`,
    `return ${status} ${body(en)};`,
  ];
}

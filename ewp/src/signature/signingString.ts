/** Values of headers by lower-case name; several of one name are joined with a comma and a blank. */
export type HeaderValues = Readonly<Record<string, string | undefined>>;

export type SignedMessage = {
  /** Method and path with query of a request, as in `post /ewp/echo?x=1`; absent for an answer. */
  readonly requestTarget?: string;
  readonly headers: HeaderValues;
};

/**
 * Gives the text that is signed: a line for each name, in their order, with line feeds between them.
 *
 * Null when a name has no value in the message: then nothing can be signed or verified.
 *
 * Source: draft-cavage-http-signatures-07, section 2.3.
 */
export function signingString(message: SignedMessage, names: readonly string[]): string | null {
  const lines: string[] = [];
  for (const name of names) {
    const value = name === '(request-target)' ? message.requestTarget : headerOf(message.headers, name);
    if (value === undefined) return null;
    lines.push(`${name}: ${value.trim()}`);
  }
  return lines.join('\n');
}

/** Gives `(request-target)`: the method in lower case, a blank, path and query as they are sent. */
export function requestTarget(method: string, pathAndQuery: string): string {
  return `${method.toLowerCase()} ${pathAndQuery}`;
}

/** Gives a header's value; an object of headers has no other members. */
function headerOf(headers: HeaderValues, name: string): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name] : undefined;
}

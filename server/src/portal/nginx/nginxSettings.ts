/** What an nginx configuration is written for. */
export type NginxSettings = {
  /** Origin that people open, no slash at the end. */
  readonly publicUrl: string;
  /** `host:port` of each server process. */
  readonly servers: readonly string[];
  /** Folder of the built portal on nginx's own machine. */
  readonly root: string;
  /** Port, or `address:port`, that nginx listens on. */
  readonly listen: string;
  /** Files of a certificate and its key; null where something before nginx speaks https. */
  readonly tls: { readonly certificate: string; readonly key: string } | null;
  /** Content-Security-Policy of the page. */
  readonly pagePolicy: string;
};

/** Letters that end a word of nginx's language, or begin something else in it. */
const UNSAFE = /[\s;{}"'\\$#]/;

/** Throws an Error that names the first value which nginx would read as more than one word. */
export function requirePlainWords({ servers, root, listen, tls }: NginxSettings): void {
  const words = { servers, root: [root], listen: [listen], tls: [tls?.certificate ?? '-', tls?.key ?? '-'] };
  for (const [name, values] of Object.entries(words))
    for (const value of values)
      if (value === '' || UNSAFE.test(value))
        throw new Error(`${name}: nginx cannot take ${JSON.stringify(value)}.`);
  if (servers.length === 0) throw new Error('servers: name at least one, such as 127.0.0.1:8080.');
}

/** Writes a text as one word of nginx's language. */
export function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Writes an expression as one word; nginx hands what stands inside quotes to its expressions as it is. */
export function matching({ source }: RegExp): string {
  return `"~${source.replaceAll('\\/', '/')}"`;
}

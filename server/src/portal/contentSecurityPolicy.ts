/** Hash of the empty text: the style library makes an empty `<style>` and fills it by script, rule by rule. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Policies of Trusted Types on the page. Each module's build loads its own parts by the first, which is therefore made more than once;
 * `default` is the net beneath libraries that know nothing of all this: it sanitises HTML and lets no script through.
 */
const TRUSTED_TYPES_POLICIES = [
  'portal',
  'portal-modules',
  'portal-workers',
  'dompurify',
  'default',
  "'allow-duplicates'",
];

/**
 * Writes the Content-Security-Policy of the portal's page: scripts and styles of our own origin, nothing inline but what has its hash
 * here, no eval. Markup and addresses of scripts reach the page through the policies of Trusted Types above alone.
 *
 * - scriptHashes: `sha256-…` values of the page's inline scripts, from the build
 * - publicUrl, issuer: the identity provider may be called, framed and sent forms to when it is another origin
 * - exchangeUrl: the partner exchange may be called when it is another origin
 */
export function contentSecurityPolicy({
  scriptHashes,
  publicUrl,
  issuer,
  exchangeUrl,
}: {
  readonly scriptHashes: readonly string[];
  readonly publicUrl: string;
  readonly issuer: string;
  readonly exchangeUrl: string;
}): string {
  const otherOrigins = (address: string): readonly string[] => {
    const { origin } = new URL(address, publicUrl);
    return origin === publicUrl ? [] : [origin];
  };
  const provider = otherOrigins(issuer);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", EMPTY_STYLE],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [...new Set(["'self'", ...provider, ...otherOrigins(exchangeUrl)])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // The provider is asked in a frame whether it still knows the person, and answers at an address of ours.
    'frame-src': ["'self'", ...provider],
    'form-action': ["'self'", ...provider],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...TRUSTED_TYPES_POLICIES],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Policy of a worker's own file, which is all that counts inside the worker.
 *
 * It compiles WebAssembly, which the page may not do (decision 0014), reads files of our own origin, and nothing else.
 */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** Name of a released worker, as the build gives it. */
export const WORKER_FILE = /\.worker\.[0-9a-f]{10}\.js$/;

/** Tells a released worker by its name, as the build gives it: `agreementPdf.worker.0123456789.js`. */
export function isWorkerFile(path: string): boolean {
  return WORKER_FILE.test(path);
}

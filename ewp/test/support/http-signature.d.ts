declare module 'http-signature' {
  import type { IncomingMessage } from 'node:http';

  type SignOptions = {
    readonly keyId: string;
    readonly key: string;
    readonly algorithm: string;
    readonly headers: readonly string[];
    readonly httpVersion?: string;
  };
  type Signable = {
    readonly method: string;
    readonly path: string;
    getHeader(name: string): string | undefined;
    setHeader(name: string, value: string): void;
  };
  const httpSignature: {
    sign(request: Signable, options: SignOptions): boolean;
    parseRequest(
      request: Partial<IncomingMessage>,
      options?: Record<string, unknown>,
    ): { readonly keyId: string };
    verifySignature(parsed: { readonly keyId: string }, publicKeyPem: string): boolean;
  };
  export = httpSignature;
}

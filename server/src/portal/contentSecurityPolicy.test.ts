import { WORKER_POLICY, contentSecurityPolicy, isWorkerFile } from './contentSecurityPolicy.ts';

const own = {
  scriptHashes: ['sha256-abc='],
  publicUrl: 'https://portal.example.org',
  issuer: 'https://portal.example.org/realms/apps',
  exchangeUrl: '/exchange',
};

describe('contentSecurityPolicy', () => {
  test('lets no inline script and no eval through but what has its hash', () => {
    const policy = contentSecurityPolicy(own);
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).not.toMatch(/unsafe|\*|nonce/);
    expect(policy).toContain("default-src 'none'");
  });

  test('names the identity provider only where it is another origin', () => {
    expect(contentSecurityPolicy(own)).toContain("connect-src 'self';");
    const policy = contentSecurityPolicy({ ...own, issuer: 'https://login.example.org/realms/apps' });
    expect(policy).toContain("connect-src 'self' https://login.example.org;");
    expect(policy).toContain("form-action 'self' https://login.example.org;");
    // It is asked in a frame, and leads back to the portal there.
    expect(policy).toContain("frame-src 'self' https://login.example.org;");
  });

  test('lets the partner exchange be called where it is another origin', () => {
    const policy = contentSecurityPolicy({ ...own, exchangeUrl: 'https://exchange.example.org/v1' });
    expect(policy).toContain("connect-src 'self' https://exchange.example.org;");
  });
});

describe('WORKER_POLICY', () => {
  test('lets a worker compile WebAssembly and read our own files, and nothing else', () => {
    expect(WORKER_POLICY.split('; ')).toEqual([
      "default-src 'none'",
      "connect-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
    ]);
  });

  test.each([
    ['mfe-agreements/1.0.0-0123456789/agreementPdf.worker.0123456789.js', true],
    ['mfe-agreements/1.0.0-0123456789/module.0123456789.js', false],
    ['mfe-agreements/1.0.0-0123456789/agreementPdf.worker.js', false],
    ['mfe-agreements/1.0.0-0123456789/agreementPdf.worker.0123456789.js.map', false],
  ])('knows whether %s is a worker', (path, expected) => {
    expect(isWorkerFile(path)).toBe(expected);
  });
});

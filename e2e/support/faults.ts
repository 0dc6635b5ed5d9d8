import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What a page reports without anybody seeing it: errors and warnings of the log, uncaught errors, breaches of the security policy. */
export async function watchFaults(context: BrowserContext) {
  const found: string[] = [];
  const allowed: RegExp[] = [];

  await context.exposeBinding('reportViolation', (_source, text: string) => void found.push(text));
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        // The binding above puts the function there.
        const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
        reportViolation(
          `security policy: ${violatedDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`,
        );
      },
    );
  });

  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error.message}`));
  };
  context.pages().forEach(watch);
  context.on('page', watch);

  return {
    allow: (...patterns: RegExp[]) => void allowed.push(...patterns),
    expectNone: () => {
      const faults = found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      expect(faults, 'faults that the browser reported').toEqual([]);
    },
  };
}

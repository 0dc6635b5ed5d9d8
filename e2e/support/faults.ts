import { type BrowserContext, expect, type Page } from '@playwright/test';

type Watch = { readonly found: string[]; readonly allowed: RegExp[] };

/** Chromium's guess, by the clock, that nobody needs what was asked for ahead: `deepLinks.spec.ts` looks whether that is so. */
const NOT_USED_YET = /preloaded using link preload but not used within/;

/** A context is watched once, however many tests take it. */
const watches = new WeakMap<BrowserContext, Watch>();

/** What a page reports without anybody seeing it: errors and warnings of the log, uncaught errors, breaches of the security policy. */
export async function watchFaults(context: BrowserContext) {
  const watch = watches.get(context) ?? (await watchContext(context));
  const { found, allowed } = watch;
  found.length = 0;
  allowed.length = 0;
  return {
    allow: (...patterns: RegExp[]) => void allowed.push(...patterns),
    expectNone: () => {
      const faults = found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      expect(faults, 'faults that the browser reported').toEqual([]);
    },
  };
}

async function watchContext(context: BrowserContext): Promise<Watch> {
  const found: string[] = [];

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
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (NOT_USED_YET.test(message.text())) return;
      found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error.message}`));
  };
  context.pages().forEach(watch);
  context.on('page', watch);

  const whole = { found, allowed: [] };
  watches.set(context, whole);
  return whole;
}

import { expect, type Page } from '@playwright/test';
import type { Registry, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { modulesInForce, type OtherRelease, serveRelease } from './anotherRelease.ts';
import { answerWith, naming, servePagesWith } from './signedPage.ts';

export const REGISTRY = '**/registry/registry.json';
/** A tab asks for the registry every five minutes. */
const LOOK_AGAIN_MS = 5 * 60_000 + 1000;

/** The registry as one page gets it, which a test changes; nobody else sees anything of it. */
export type ChangingRegistry = {
  readonly modules: () => Registry['modules'];
  /** Puts releases in force and serves their files. */
  readonly release: (...others: readonly OtherRelease[]) => Promise<void>;
  /** Says that another shell is in force. */
  readonly moveShell: (release: string) => void;
  /** Changes what it says of a module. */
  readonly change: (id: string, to: (entry: RegistryModule) => RegistryModule) => void;
};

export async function changingRegistry(page: Page): Promise<ChangingRegistry> {
  let modules = modulesInForce();
  let step = 0;
  let shell: string | undefined;
  const put = (entry: RegistryModule) => {
    modules = { ...modules, [entry.release.id]: entry };
    step += 1;
  };
  const answer: ReturnType<typeof naming> = (signed) => naming(modules, step, shell)(signed);
  await servePagesWith(page, answer);
  await page.route(REGISTRY, answerWith(answer));
  return {
    modules: () => modules,
    release: async (...others) => {
      for (const other of others) {
        await serveRelease(page, other);
        put(other.entry);
      }
    },
    moveShell: (release) => {
      shell = release;
      step += 1;
    },
    change: (id, to) => {
      const entry = modules[id];
      if (entry !== undefined) put(to(entry));
    },
  };
}

/** Lets the time pass after which a tab looks at the registry again; `page.clock` must be installed. */
export async function lookAgain(page: Page): Promise<void> {
  const asked = page.waitForResponse(REGISTRY);
  await page.clock.fastForward(LOOK_AGAIN_MS);
  await (await asked).finished();
}

/** Names of the releases whose code runs on a page. */
export function running(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.keys(window)
      .filter((name) => /^mfe_\w+_\w{10}$/.test(name))
      .map((name) => name.slice(-10)),
  );
}

/** Opens the first page of a module by the menu. */
export async function openByMenu(page: Page, { release: { description } }: RegistryModule): Promise<void> {
  const [route] = description.routes;
  await page.locator(`nav a[href="${route?.path}"]`).first().click();
}

/** Expects the first page of a module. */
export async function expectFirstPage(
  page: Page,
  { release: { description } }: RegistryModule,
  tag: 'en' | 'el' = 'en',
) {
  const title = description.routes[0]?.title[tag] ?? '';
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

import { type Browser, chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import type { Visit } from './openList.ts';

const INSTALLED_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Starts the browser of this machine, or the one that Playwright brings. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = INSTALLED_BROWSERS.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Prints the medians of both, and how many times one bundle the modules cost. */
export function printComparison(visits: {
  readonly oneBundle: readonly Visit[];
  readonly federated: readonly Visit[];
}): void {
  const one = summary(visits.oneBundle);
  const federated = summary(visits.federated);
  console.table({ 'one bundle': one, federated, ratio: ratio(federated, one) });
}

function summary(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(visits.map((visit) => visit[name]));
  return { bytes: of('bytes'), requests: of('requests'), firstRowMs: Math.round(of('firstRowMs')) };
}

function ratio(a: Visit, b: Visit): Visit {
  const of = (name: keyof Visit) => Number((a[name] / b[name]).toFixed(3));
  return { bytes: of('bytes'), requests: of('requests'), firstRowMs: of('firstRowMs') };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

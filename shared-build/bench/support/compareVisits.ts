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

/** Prints the medians of both, and how many times one bundle the modules cost: the median of the ratios of visits that came one after the other. */
export function printComparison(visits: {
  readonly oneBundle: readonly Visit[];
  readonly federated: readonly Visit[];
}): void {
  const one = summary(visits.oneBundle);
  const federated = summary(visits.federated);
  const pairs = visits.federated.flatMap((visit, run) => {
    const beside = visits.oneBundle[run];
    return beside === undefined ? [] : [turned((name) => visit[name] / beside[name])];
  });
  const ratio = turned((name) => Number(median(pairs.map((pair) => pair[name])).toFixed(3)));
  console.table({ 'one bundle': one, federated, ratio });
}

function summary(visits: readonly Visit[]): Visit {
  return turned((name) => Math.round(median(visits.map((visit) => visit[name]))));
}

function turned(of: (name: keyof Visit) => number): Visit {
  return {
    bytes: of('bytes'),
    requests: of('requests'),
    firstRowMs: of('firstRowMs'),
    processorMs: of('processorMs'),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { precompressFolder } from '../src/workspace/precompress.ts';
import { runWebpack } from '../src/compile/runWebpack.ts';
import { browserPreset } from '../src/compile/webpackPreset.ts';
import type { BuildMode } from '../src/workspace/buildMode.ts';
import { workerRule } from '../src/compile/workerRule.ts';
import { CACHE_FOLDER } from '../src/workspace/workspace.ts';
import { servePortal } from './support/servePortal.ts';

type Run = { readonly timeMs: number; readonly longestBlockMs: number; readonly pages: number };
type Way = 'worker' | 'page';

const RUNS = Number(process.env['RUNS'] ?? 7);
const INSTALLED_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const ID = 'mfe-agreements';
const MODE: BuildMode = 'production';
const FOLDER = join(CACHE_FOLDER, 'bench', 'pdf');

await buildPage();
const server = await servePortal(FOLDER);
const executablePath = INSTALLED_BROWSERS.find((path) => existsSync(path));
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const runs: Record<Way, Run[]> = { worker: [], page: [] };
  // One of each that does not count, then in turns, so that whatever else the machine does meets both.
  for (let run = -1; run < RUNS; run += 1) {
    for (const way of ['page', 'worker'] as const) {
      const result = await measure(way);
      if (run >= 0) runs[way].push(result);
    }
  }
  console.log(`\nPDF of ${runs.worker[0]?.pages} pages, a new page each time, median of ${RUNS} runs\n`);
  const [worker, page] = [summary(runs.worker), summary(runs.page)];
  console.table({ 'in the worker': worker, 'on the page': page, ratio: ratio(worker, page) });
} finally {
  await browser.close();
  server.stop();
}

/** Builds a page with the drawing itself in it, as the rival of the worker, which is built as for a release. */
async function buildPage(): Promise<void> {
  const preset = browserPreset(ID, 'pdf_bench', MODE);
  const { compilation } = await runWebpack({
    ...preset,
    name: 'pdf-bench',
    entry: { main: './bench/pdfPage.ts' },
    output: { ...preset.output, path: FOLDER, filename: 'main.js', publicPath: '/' },
    module: { rules: [...(preset.module?.rules ?? []), workerRule(ID, MODE)] },
    cache: { type: 'filesystem', cacheDirectory: CACHE_FOLDER, name: 'pdf-bench' },
  });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'index.html'), '<!doctype html><script src="/main.js"></script>');
  await precompressFolder(FOLDER);
  for (const name of Object.keys(compilation.assets).filter(
    (file) => file.endsWith('.js') || file.endsWith('.ttf'),
  )) {
    const content = await readFile(join(FOLDER, name));
    console.log(
      `${name}: ${kilobytes(content)} KB, ${kilobytes(gzipSync(content, { level: 9 }))} KB after gzip`,
    );
  }
}

async function measure(way: Way): Promise<Run> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${server.origin}/`);
    return await page.evaluate(measureOnPage, way);
  } finally {
    await context.close();
  }
}

/** Runs in the page, where the bench's script has left its function. */
function measureOnPage(way: Way): Promise<Run> {
  const measurePdf = Reflect.get(window, 'measurePdf') as (way: Way) => Promise<Run>;
  return measurePdf(way);
}

function summary(runs: readonly Run[]) {
  const of = (name: keyof Run) => Math.round(median(runs.map((run) => run[name])));
  return { timeMs: of('timeMs'), longestBlockMs: of('longestBlockMs') };
}

function ratio(a: ReturnType<typeof summary>, b: ReturnType<typeof summary>) {
  const of = (name: keyof typeof a) => Number((a[name] / b[name]).toFixed(3));
  return { timeMs: of('timeMs'), longestBlockMs: of('longestBlockMs') };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function kilobytes(content: Buffer): number {
  return Math.round(content.length / 1024);
}

// Comes with a module that is developed, never with a release: shows in its page what does not compile, until it does. The client of the
// development server posts to the page what it hears of each build.

const ID = 'compile-errors';
/** Above everything of the page, also what lies over it. */
const TOP = '2147483647';

type Told = { readonly type: string; readonly data?: readonly string[] };

addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== window || !isTold(data)) return;
  if (data.type === 'webpackErrors') show(data.data ?? []);
  // A build with warnings alone has compiled.
  else if (['webpackOk', 'webpackStillOk', 'webpackWarnings'].includes(data.type)) hide();
});

function isTold(data: unknown): data is Told {
  return typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string';
}

function hide(): void {
  document.getElementById(ID)?.remove();
}

/** Text alone, styled by script: the policy of the page allows no more. */
function show(errors: readonly string[]): void {
  hide();
  const panel = document.createElement('details');
  panel.id = ID;
  panel.open = true;
  Object.assign(panel.style, {
    position: 'fixed',
    insetInline: '0',
    insetBlockEnd: '0',
    maxBlockSize: '60vh',
    overflow: 'auto',
    zIndex: TOP,
    padding: '12px 16px',
    background: '#1b1b1b',
    color: '#ffffff',
    font: '14px/1.5 ui-monospace, monospace',
  });
  const summary = document.createElement('summary');
  summary.textContent = 'This module does not compile: the page is as it was before.';
  const text = document.createElement('pre');
  text.setAttribute('role', 'alert');
  Object.assign(text.style, { font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
  panel.append(summary, text);
  document.body.append(panel);
  // After it is there, so that screen readers hear of it.
  text.textContent = errors.join('\n\n');
}

export {};

import './compileErrors.ts';

const ERROR = './src/module.tsx 12:4\nExpected ";" but found "}"';

function tell(message: unknown, source: Window | null = window): void {
  window.dispatchEvent(new MessageEvent('message', { source, data: message }));
}

const shown = () => document.querySelector('[role="alert"]')?.textContent ?? null;

describe('page of a module that is developed', () => {
  afterEach(() => tell({ type: 'webpackOk' }));

  test('shows file, line and message of what does not compile', () => {
    tell({ type: 'webpackErrors', data: [ERROR, './src/moduleId.ts\nNo such file'] });
    expect(shown()).toBe(`${ERROR}\n\n./src/moduleId.ts\nNo such file`);
    expect(document.querySelector('summary')?.textContent).toContain('This module does not compile');
  });

  test.each(['webpackOk', 'webpackStillOk', 'webpackWarnings'])(
    'shows it no longer after %s, which says that it compiles',
    (type) => {
      tell({ type: 'webpackErrors', data: [ERROR] });
      tell({ type });
      expect(shown()).toBeNull();
    },
  );

  test('shows the errors of the newest build alone', () => {
    tell({ type: 'webpackErrors', data: [ERROR] });
    tell({ type: 'webpackErrors', data: ['another'] });
    expect(document.querySelectorAll('details')).toHaveLength(1);
    expect(shown()).toBe('another');
  });

  test.each([
    ['another window', { type: 'webpackErrors', data: [ERROR] }, null],
    ['somebody who says something else', 'webpackErrors', window],
  ])('hears nothing of %s', (_who, message, source) => {
    tell(message, source);
    expect(shown()).toBeNull();
  });
});

// Comes before React in the shell for development: React tells this hook of its renderer, and fast refresh, which comes with the module later,
// finds it there.
const renderers = new Map<number, unknown>();
const nothing = () => undefined;

const hook = {
  renderers,
  supportsFiber: true,
  inject: (renderer: unknown) => {
    renderers.set(renderers.size, renderer);
    return renderers.size - 1;
  },
  onScheduleFiberRoot: nothing,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
};

const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
// The browser's extension for React brings its own.
if (!(NAME in window)) Object.assign(window, { [NAME]: hook });

export {};

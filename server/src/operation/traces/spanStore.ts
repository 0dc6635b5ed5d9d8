import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, trace, type Span, type SpanOptions, type Tracer } from '@opentelemetry/api';

/** The span that whatever runs now belongs to. */
export type SpanStore = {
  readonly current: AsyncLocalStorage<Span | undefined>;
  /** Begins a span below the current one. */
  readonly begin: (name: string, options: SpanOptions) => Span;
};

export function spanStore(tracer: Tracer): SpanStore {
  const current = new AsyncLocalStorage<Span | undefined>();
  return {
    current,
    begin: (name, options) => {
      const parent = current.getStore();
      const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
      return tracer.startSpan(name, options, context);
    },
  };
}

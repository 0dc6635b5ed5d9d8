import type { TracingChannel, TracingChannelSubscribers } from 'node:diagnostics_channel';
import { SpanStatusCode, type Attributes, type Span, type SpanKind } from '@opentelemetry/api';
import type { SpanStore } from './spanStore.ts';

/** - needsParent: work that belongs to no other is left out; outcome: what it came to, null while that is not known */
type SpanDescription<Work> = {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
  readonly needsParent?: boolean;
  readonly outcome?: (work: Work) => string | null;
};

/** Makes a span of each piece of work on a channel. An error is told by its kind: what it says may quote values. - result: makes no more */
export function traceChannel<Work extends object>(
  channel: TracingChannel<unknown, Work>,
  { current, begin }: SpanStore,
  describe: (work: Work) => SpanDescription<Work>,
): () => void {
  const open = new WeakMap<Work, { readonly span: Span; readonly described: SpanDescription<Work> }>();
  const store = (work: Work): Span | undefined => {
    const parent = current.getStore();
    const described = describe(work);
    if (described.needsParent === true && parent === undefined) return parent;
    const { name, kind, attributes } = described;
    const span = begin(name, { kind, attributes });
    open.set(work, { span, described });
    return span;
  };
  const ignore = () => undefined;
  const subscribers: TracingChannelSubscribers<Work> = {
    start: ignore,
    end: ignore,
    asyncStart: ignore,
    asyncEnd: (work) => {
      const found = open.get(work);
      if (found === undefined) return;
      const { span, described } = found;
      const outcome = described.outcome?.(work) ?? null;
      if (outcome !== null) span.setAttribute('portal.outcome', outcome);
      if ('error' in work) {
        span.setAttribute('error.type', kindOf(work.error));
        span.setStatus({ code: SpanStatusCode.ERROR });
      } else if (outcome !== null && outcome !== 'done') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    error: ignore,
  };
  channel.start.bindStore(current, store);
  channel.subscribe(subscribers);
  return () => {
    channel.start.unbindStore(current);
    channel.unsubscribe(subscribers);
  };
}

/** A code such as PostgreSQL's, or the error's name. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

import type { TracingChannel, TracingChannelSubscribers } from 'node:diagnostics_channel';

/** How work went; hasFailed: it threw. */
export type Timed = { readonly seconds: number; readonly hasFailed: boolean };

/** Hears of the end of each piece of work on a channel. - result: hears no more */
export function timed<Work extends object>(
  channel: TracingChannel<unknown, Work>,
  onEnd: (work: Work, how: Timed) => void,
): () => void {
  const begun = new WeakMap<object, number>();
  const ignore = () => undefined;
  const subscribers: TracingChannelSubscribers<Work> = {
    start: (work) => void begun.set(work, performance.now()),
    end: ignore,
    asyncStart: ignore,
    asyncEnd: (work) => {
      const since = begun.get(work);
      if (since === undefined) return;
      onEnd(work, { seconds: (performance.now() - since) / 1000, hasFailed: 'error' in work });
    },
    error: ignore,
  };
  channel.subscribe(subscribers);
  return () => channel.unsubscribe(subscribers);
}

export type Soonest = {
  /** Does it after so many milliseconds, unless it is due sooner already. */
  readonly in: (pauseMs: number) => void;
  /** Nothing is due any more. */
  readonly cancel: () => void;
};

/** Does something at the earliest of the times that it was asked for, once for all of them. */
export function soonest(work: () => void): Soonest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  const cancel = () => {
    clearTimeout(timer);
    due = Infinity;
  };
  return {
    in: (pauseMs) => {
      if (Date.now() + pauseMs >= due) return;
      cancel();
      due = Date.now() + pauseMs;
      timer = setTimeout(work, pauseMs);
    },
    cancel,
  };
}

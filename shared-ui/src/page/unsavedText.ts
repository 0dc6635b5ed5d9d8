const holders = new Set<object>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Notes that the page holds text that is not saved, until the function that it gives is called. */
export function holdUnsavedText(): () => void {
  const holder = {};
  holders.add(holder);
  tell();
  return () => {
    if (holders.delete(holder)) tell();
  };
}

/** Whether anything on the page was typed and not saved, for who would take the page away; `subscribe` gives the way to stop. */
export const unsavedText = {
  exists: (): boolean => holders.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

import { useEffect, useState } from 'react';

/** How long typing has to rest before it is searched for, in milliseconds. */
const PAUSE_MS = 150;

/** Follows a text once typing pauses; an emptied one at once. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

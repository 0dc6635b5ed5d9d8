import { useEffect, useRef, useState } from 'react';
import { useClearedEntry } from '../search/clearedFilters.ts';

const TYPING_DEBOUNCE_MS = 300;

/**
 * Keeps the text of a filter while it is being typed, and reports it once the typing pauses.
 *
 * A value that changes from outside (back button, cleared filters) takes the place of what was typed; the echo of what was
 * reported does not, for by then more may have been typed. Clearing the filters drops what was typed and not reported yet.
 */
export function useTypedFilter(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [reported, setReported] = useState(value);
  const cleared = useClearedEntry();
  const [seenCleared, setSeenCleared] = useState(cleared);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  if (value !== seen) {
    setSeen(value);
    if (value !== reported) {
      setReported(value);
      setText(value);
    }
  }
  if (cleared !== seenCleared) {
    setSeenCleared(cleared);
    if (cleared !== null) {
      setReported(value);
      setText(value);
    }
  }
  useEffect(() => {
    if (text === reported) return;
    const timer = setTimeout(() => {
      setReported(text);
      report.current(text);
    }, TYPING_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, reported]);
  return [text, setText] as const;
}

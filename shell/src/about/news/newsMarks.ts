/** Day of the newest entry that was read in this browser, `YYYY-MM-DD`, by the module that told it. */
export type NewsMarks = Readonly<Record<string, string>>;

const KEY = 'news-read';
/** What is older is no news to anybody, also in a browser that has not read any. */
const NEW_FOR_DAYS = 60;
const DAY_MS = 86_400_000;

const listeners = new Set<() => void>();

/** Tells whether an entry of a module is new in this browser. - date, today: `YYYY-MM-DD` */
export function isUnread(module: string, date: string, marks: NewsMarks, today: string): boolean {
  const first = new Date(Date.parse(today) - NEW_FOR_DAYS * DAY_MS).toISOString().slice(0, 10);
  return date >= first && date > (marks[module] ?? '');
}

/** What is kept, as text: the same text means the same marks. */
export function keptMarks(): string {
  try {
    return localStorage.getItem(KEY) ?? '{}';
  } catch {
    return '{}';
  }
}

/** Reads marks; none where somebody else wrote there. */
export function parseMarks(kept: string): NewsMarks {
  try {
    const marks: unknown = JSON.parse(kept);
    return typeof marks === 'object' && marks !== null ? (marks as NewsMarks) : {};
  } catch {
    return {};
  }
}

/** Notes what has been read; a day that is older than the known one changes nothing. */
export function rememberNews(read: NewsMarks): void {
  const known = parseMarks(keptMarks());
  const newer = Object.entries(read).filter(([module, date]) => date > (known[module] ?? ''));
  if (newer.length === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known, ...Object.fromEntries(newer) }));
  } catch {
    // A window that keeps nothing shows them as new next time.
  }
  for (const listener of listeners) listener();
}

/** Calls back whenever news were read, in this tab or another one; gives what ends that. */
export function watchMarks(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

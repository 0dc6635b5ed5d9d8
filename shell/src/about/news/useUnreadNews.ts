import { useSession } from 'shared-auth';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { SHELL_NAME } from 'shared-contracts/releases/faults/faultReports.ts';
import { useSyncExternalStore } from 'react';
import { isUnread, keptMarks, type NewsMarks, parseMarks, watchMarks } from './newsMarks.ts';
import { mayReadOf, useNewsSources } from './newsSources.ts';
import { SHELL_NEWS_LATEST } from './shellNewsLatest.ts';

/** Gives what has been read in this browser, also while it changes. */
export function useNewsMarks(): NewsMarks {
  return parseMarks(useSyncExternalStore(watchMarks, keptMarks));
}

/** Tells whether there is something new that whoever is signed in has not read; knows it from what every page carries. */
export function useHasUnreadNews(): boolean {
  const { permissions } = useSession();
  const sources = useNewsSources();
  const marks = useNewsMarks();
  const today = universityDay(new Date());
  const isNew = (module: string, date: string) => isUnread(module, date, marks, today);
  return (
    (permissions.length > 0 && isNew(SHELL_NAME, SHELL_NEWS_LATEST)) ||
    sources.some(({ id, latest, routes }) =>
      Object.entries(latest).some(
        ([route, date]) => mayReadOf(route, routes, permissions) && isNew(id, date),
      ),
    )
  );
}

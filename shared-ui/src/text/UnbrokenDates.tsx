import { makeStyles } from '@fluentui/react-components';
import { Children, type ReactNode } from 'react';

/** Days in figures as `formatDayMonthYear` writes them, and the years of studies that read the same in two halves. */
const IN_FIGURES = /(?<!\d)(\d{2}\/\d{2}\/\d{4}|\d{4}-\d{4})(?!\d)/u;

/**
 * Keeps each day and academic year within its text on one line: browsers break figures at their hyphens and slashes. The text stays what it was, to be copied and
 * searched; whatever else stands there is shown as it is.
 */
export function UnbrokenDates({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return Children.map(children, (child) => {
    if (typeof child !== 'string') return child;
    const parts = child.split(IN_FIGURES);
    if (parts.length === 1) return child;
    return parts.map((part, place) =>
      place % 2 === 0 ? (
        part
      ) : (
        <span key={place} className={styles.date}>
          {part}
        </span>
      ),
    );
  });
}

const useStyles = makeStyles({ date: { whiteSpace: 'nowrap' } });

import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, focusRing, makeStyles, tokens } from 'shared-ui/core';

/** Says that something was done, and takes the focus as it appears: the dialog that had it is gone, and its button may be too. */
export function DoneNote({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.note}>
      <Alert kind="success">{children}</Alert>
    </div>
  );
}

const useStyles = makeStyles({ note: { borderRadius: tokens.borderRadiusMedium, ...focusRing } });

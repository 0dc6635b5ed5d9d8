import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx';

/** Whoever types is not interrupted: the count is said once the typing pauses. */
const PAUSE_MS = 1000;

/** Says to screen readers what a text has come to, politely; null says nothing. */
export function SaidCount({ text }: { readonly text: string | null }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span aria-live="polite" className={useStyles().said}>
      {said !== null && said === text && <VisuallyHidden>{said}</VisuallyHidden>}
    </span>
  );
}

const useStyles = makeStyles({ said: { position: 'absolute' } });

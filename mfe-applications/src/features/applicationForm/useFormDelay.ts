import { useEffect, useState } from 'react';

/** How long a spinner stands before the form, while its data are fetched. Source: specification document 3, section 9. */
export const FORM_DELAY_MS = 1000;

/** Tells whether the form still has to wait. */
export function useFormDelay(): boolean {
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), FORM_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting;
}

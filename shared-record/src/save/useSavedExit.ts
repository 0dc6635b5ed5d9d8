import { useEffect, useState } from 'react';
import { useNavigate } from 'shared-ui/core';

/** How long the loader of a saved record is shown. Source: specification document 2, sections 2.1 and 9. */
const SAVED_LOADER_MS = 1000;

/** Leads to another page when something is saved, after the moment in which `SavedOverlay` says so: while `isSaved`. */
export function useSavedExit() {
  const navigate = useNavigate();
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(() => void navigate(address), SAVED_LOADER_MS);
    return () => clearTimeout(timer);
  }, [address, navigate]);

  return { isSaved: address !== null, exit: setAddress };
}

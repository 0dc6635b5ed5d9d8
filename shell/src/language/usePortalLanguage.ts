import { LANGUAGE_TAG, type Language } from 'shared-contracts/language.ts';
import { useCallback, useEffect, useState } from 'react';
import type { ModuleLoader } from '../modules/moduleLoader.ts';
import type { PortalI18n } from './createPortalI18n.ts';
import { writeLanguage } from './languageCookie.ts';

/**
 * Keeps the language in force, on the document and for the next visit.
 *
 * The switch happens at once everywhere, after the texts of all open modules have come.
 *
 * - failures: how many switches could not be made
 */
export function usePortalLanguage(initial: Language, texts: PortalI18n, loader: ModuleLoader) {
  const [language, setLanguage] = useState(initial);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    document.documentElement.lang = LANGUAGE_TAG[language];
  }, [language]);

  const switchTo = useCallback(
    (next: Language) => {
      texts.switchTo(next, loader.readyModules()).then(
        () => {
          writeLanguage(next);
          setLanguage(next);
        },
        () => setFailures((count) => count + 1),
      );
    },
    [texts, loader],
  );

  return { language, switchTo, failures };
}

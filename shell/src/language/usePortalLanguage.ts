import { LANGUAGE_TAG, type Language } from 'shared-contracts/text/language.ts';
import { useCallback, useEffect, useState } from 'react';
import type { ModuleLoader } from '../modules/loading/moduleLoader.ts';
import type { PortalI18n } from './createPortalI18n.ts';
import { readLanguage, writeLanguage } from './languageCookie.ts';

/**
 * Keeps the language in force, on the document and for the next visit.
 *
 * The switch happens at once everywhere, after the texts of all open modules have come. Another tab follows when somebody comes to it.
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

  useEffect(() => {
    const follow = () => {
      const kept = readLanguage();
      if (document.visibilityState === 'visible' && kept !== language) switchTo(kept);
    };
    window.addEventListener('focus', follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      window.removeEventListener('focus', follow);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [language, switchTo]);

  return { language, switchTo, failures };
}

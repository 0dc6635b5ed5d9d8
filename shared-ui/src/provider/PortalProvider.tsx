import { FluentProvider, makeStyles, type Theme } from '@fluentui/react-components';
import type { Language } from 'shared-contracts/text/language.ts';
import { useMemo, type ReactNode } from 'react';
import { ToastProvider } from '../feedback/ToastProvider.tsx';
import { LanguageContext, languageState } from '../language/languageContext.ts';
import { useDocumentStyles } from '../theme/documentStyles.ts';
import { lightTheme } from '../theme/portalTheme.ts';

type PortalProviderProps = {
  readonly language: Language;
  /** `lightTheme`, or `darkTheme` of `shared-ui/dark`; absent: light, in the portal's blue. */
  readonly theme?: Theme;
  /** Called when a person picks another language; the caller keeps it and loads the texts. */
  readonly onLanguageChange: (language: Language) => void;
  readonly children: ReactNode;
};

const PORTAL_THEME = lightTheme();

/** Gives everything below it the portal's theme, its language and its toasts. */
export function PortalProvider({
  language,
  theme = PORTAL_THEME,
  onLanguageChange,
  children,
}: PortalProviderProps) {
  useDocumentStyles();
  const styles = useStyles();
  const state = useMemo(() => languageState(language, onLanguageChange), [language, onLanguageChange]);
  return (
    <LanguageContext value={state}>
      <FluentProvider theme={theme} className={styles.canvas}>
        <ToastProvider>{children}</ToastProvider>
      </FluentProvider>
    </LanguageContext>
  );
}

// The document has the page's colour; Fluent's own would end with the content.
const useStyles = makeStyles({ canvas: { backgroundColor: 'transparent' } });

import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { LANGUAGE_TAG, type Language } from 'shared-contracts/text/language.ts';
import { isolateText } from 'shared-contracts/text/turningText.ts';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import el from '../locales/el.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import { PortalProvider } from '../provider/PortalProvider.tsx';

export type RenderOptions = {
  /** Path and search at which the page is opened. */
  readonly address?: string;
  /** The page's route, as in `/iia/view/:name`, for a page that reads parameters; any address when absent. */
  readonly route?: string;
  readonly language?: Language;
  /** Texts in the chosen language, by namespace. */
  readonly messages?: Readonly<Record<string, object>>;
};

/** A rendered page, who uses it, and the address that it has now. */
export type RenderedPage = RenderResult & {
  readonly user: UserEvent;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly address: () => string;
};

/**
 * Renders a page as the shell does: in the portal's theme and language, below a router.
 *
 * Gives the user, and `address`, which reads the address that the page has now.
 */
export function renderInPortal(page: ReactNode, options: RenderOptions = {}): RenderedPage {
  const { address = '/', route = '*', language = 'en', messages = {} } = options;
  const router = createMemoryRouter(
    [
      { path: route, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({
    lng: LANGUAGE_TAG[language],
    initAsync: false,
    interpolation: { escapeValue: true, escape: isolateText },
    resources: { [LANGUAGE_TAG[language]]: { 'shared-ui': language === 'gr' ? el : en, ...messages } },
  });
  const view = render(
    <I18nextProvider i18n={i18n}>
      <PortalProvider language={language} onLanguageChange={() => undefined}>
        <RouterProvider router={router} />
      </PortalProvider>
    </I18nextProvider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

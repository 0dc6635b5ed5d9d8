import type { ReactNode } from 'react';
import { renderInPortal, type RenderedPage, type RenderOptions } from 'shared-ui/testing';
import el from '../locales/el.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };

/** Renders as `renderInPortal` does, with the texts of this package. */
export function renderRecord(page: ReactNode, options: RenderOptions = {}): RenderedPage {
  const own = options.language === 'gr' ? el : en;
  return renderInPortal(page, { ...options, messages: { 'shared-record': own, ...options.messages } });
}

import type { ReactNode } from 'react';
import { renderInPortal, type RenderOptions } from 'shared-ui/testing';
import el from '../locales/el.json';
import en from '../locales/en.json';

/** Renders as `renderInPortal` does, with the texts of this package. */
export function renderRecord(page: ReactNode, options: RenderOptions = {}) {
  const own = options.language === 'gr' ? el : en;
  return renderInPortal(page, { ...options, messages: { 'shared-record': own, ...options.messages } });
}

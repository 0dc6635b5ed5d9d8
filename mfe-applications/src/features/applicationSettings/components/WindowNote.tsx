import type { ApplicationSettingsItem } from 'shared-contracts/applications/entities/applicationSettings.ts';
import { Alert, formatDate, useLanguage, useTranslation } from 'shared-ui/core';
import { windowState, type WindowState } from '../../../lib/windowState.ts';
import { MODULE_ID } from '../../../moduleId.ts';

const TEXT = {
  unset: 'applicationSettings.window.unset',
  upcoming: 'applicationSettings.window.upcoming',
  open: 'applicationSettings.window.open',
  closed: 'applicationSettings.window.closed',
} as const satisfies Record<WindowState['kind'], string>;

/** Says whether students can apply now, by what is saved. */
export function WindowNote({ settings }: { readonly settings: ApplicationSettingsItem | null }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const state = windowState(settings, new Date());
  const days =
    state.kind === 'unset' ? {} : { first: formatDate(state.first, tag), last: formatDate(state.last, tag) };
  return <Alert kind={state.kind === 'open' ? 'success' : 'information'}>{t(TEXT[state.kind], days)}</Alert>;
}

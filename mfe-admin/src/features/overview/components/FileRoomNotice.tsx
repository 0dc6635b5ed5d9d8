import type { Overview } from 'shared-contracts/overview/overview.ts';
import { Alert, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Tells the office that the files of applications need more room soon, or have none any more. */
export function FileRoomNotice({ state }: { readonly state: Overview['files'] }) {
  const { t } = useTranslation(MODULE_ID);
  if (state === 'nearly-full') return <Alert kind="warning">{t('overview.FileRoomNotice.nearlyFull')}</Alert>;
  if (state === 'full') return <Alert kind="error">{t('overview.FileRoomNotice.full')}</Alert>;
  return null;
}

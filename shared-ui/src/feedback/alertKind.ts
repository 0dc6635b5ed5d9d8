import type { IconName } from '../icon/iconNames.ts';

export type AlertKind = 'error' | 'warning' | 'success' | 'information';

export const ALERT_ICON: Readonly<Record<AlertKind, IconName>> = {
  error: 'error',
  warning: 'warning',
  success: 'success',
  information: 'information',
};

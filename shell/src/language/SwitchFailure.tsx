import { useToast, useTranslation } from 'shared-ui/core';
import { useEffect } from 'react';

/**
 * Tells that the other language could not be loaded.
 *
 * - failures: how often that has happened; each time is told
 */
export function SwitchFailure({ failures }: { readonly failures: number }) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  useEffect(() => {
    if (failures > 0) toast({ kind: 'error', text: t('SwitchFailure.text') });
    // Told once for each failure, in the language of that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failures]);
  return null;
}

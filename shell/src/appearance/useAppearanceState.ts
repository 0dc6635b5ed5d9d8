import { lightTheme } from 'shared-ui/core';
import { useEffect, useMemo, useState } from 'react';
import type { BrandRamp } from 'shared-contracts/portal/university.ts';
import { useMedia } from '../lib/useMedia.ts';
import {
  type Appearance,
  DARK_SYSTEM,
  keepAppearance,
  readAppearance,
  showAppearance,
} from './appearance.ts';
import { loadDark } from './loadDark.ts';

/** Makes the dark theme. */
export type DarkTheme = NonNullable<Awaited<ReturnType<typeof loadDark>>>;

/**
 * Keeps the appearance of the portal, and gives its theme: dark as soon as that is wanted and has come, always light on paper.
 *
 * - brand: the university's colour; atStart: the dark theme, where it was loaded before the first picture
 */
export function useAppearanceState(brand: BrandRamp | undefined, atStart: DarkTheme | undefined) {
  const [appearance, setAppearance] = useState(readAppearance);
  const [dark, setDark] = useState<{ readonly make: DarkTheme } | undefined>(atStart && { make: atStart });
  const isSystemDark = useMedia(DARK_SYSTEM);
  const isPaper = useMedia('print');
  const isWanted = appearance === 'dark' || (appearance === 'system' && isSystemDark);

  useEffect(() => {
    if (!isWanted || dark !== undefined) return;
    void loadDark().then((make) => {
      if (make !== undefined) setDark({ make });
    });
  }, [isWanted, dark]);

  const theme = useMemo(
    () => (isWanted && !isPaper && dark !== undefined ? dark.make(brand) : lightTheme(brand)),
    [isWanted, isPaper, dark, brand],
  );
  const state = useMemo(
    () => ({
      appearance,
      choose: (chosen: Appearance) => {
        keepAppearance(chosen);
        showAppearance(chosen);
        setAppearance(chosen);
      },
    }),
    [appearance],
  );
  return { theme, appearance: state };
}

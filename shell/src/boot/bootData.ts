import { BOOT_DATA_ID, type BootData } from 'shared-contracts/releases/bootData.ts';

/** Reads what the page carries; undefined when it was served without. */
export function readBootData(page: Document): BootData | undefined {
  const text = page.getElementById(BOOT_DATA_ID)?.textContent;
  if (!text) return undefined;
  try {
    // Written by the release command together with this code.
    return JSON.parse(text) as BootData;
  } catch {
    return undefined;
  }
}

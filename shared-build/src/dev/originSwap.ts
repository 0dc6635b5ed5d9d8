/** Puts one origin in the place of another in texts, also where it is written as a part of an address. */
export type OriginSwap = {
  readonly toPortal: (text: string) => string;
  readonly toLocal: (text: string) => string;
};

/** Lets the portal believe that it is asked at its own address, and the browser that it is answered from this machine. */
export function createOriginSwap(portal: string, local: string): OriginSwap {
  const swap = (from: string, to: string) => (text: string) =>
    text.replaceAll(from, to).replaceAll(encodeURIComponent(from), encodeURIComponent(to));
  return { toPortal: swap(local, portal), toLocal: swap(portal, local) };
}

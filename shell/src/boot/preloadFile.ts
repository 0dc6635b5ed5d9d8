export type PreloadFile = { readonly href: string; readonly integrity: string };

/** Has the browser bring a script without running it, unless that was asked for before; in the mode in which scripts of the portal are loaded. */
export function preloadFile({ href, integrity }: PreloadFile): void {
  const links = [...document.head.querySelectorAll('link[rel=preload]')];
  if (links.some((link) => link.getAttribute('href') === href)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href });
  document.head.append(link);
}

/** Takes the focus to the heading of the page, for what goes away with the focus on it. */
export function focusHeading(main: HTMLElement | null = document.querySelector('main')): void {
  (main?.querySelector<HTMLElement>('h1') ?? main)?.focus({ preventScroll: true });
}

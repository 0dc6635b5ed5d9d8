/** Loads the dark theme: undefined when it cannot be had, and the portal stays light. */
export async function loadDark() {
  return import(/* webpackChunkName: "dark" */ 'shared-ui/dark').then(
    ({ darkTheme }) => darkTheme,
    () => undefined,
  );
}

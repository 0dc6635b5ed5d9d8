/**
 * Puts the parameters of an address into a route's title: `Agreement :name` at `/iia/view/12` gives `Agreement 12`.
 *
 * A parameter that the address does not have stays as it is written.
 */
export function fillTitle(title: string, params: Readonly<Record<string, string | undefined>>): string {
  return title.replaceAll(/:([a-zA-Z]+)/g, (written, name: string) => params[name] ?? written);
}

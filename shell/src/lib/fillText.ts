/** Puts values into a text that is no i18next message: `{{name}}` becomes what has that name. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (written, name: string) => values[name] ?? written);
}

import type { University } from 'shared-contracts/portal/university.ts';
import { escapeHtml } from '../platform/answers/escapeHtml.ts';

/** What the page of the build says to whoever shows its address: title and description, of no university. */
const PREVIEW = /<meta (?:name="description"|property="og:(?:title|description)") content="[^"]*">\s*/g;

/**
 * Lets the portal's page say whose it is where its address is shared: in mails, chats and search results, which ask for it without signing in.
 *
 * - publicUrl: without a slash at the end; a picture has to be named with it
 */
export function withPreview(page: string, { name, picture }: University, publicUrl: string): string {
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
  const title = `Mobility Portal · ${name.en}`;
  const description = `Erasmus+ agreements, factsheets and student applications. Συμφωνίες Erasmus+, ενημερωτικά δελτία και αιτήσεις φοιτητών. ${name.el}.`;
  const tags = [
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:site_name', name.en),
    ...(picture === undefined
      ? []
      : [
          meta('property', 'og:image', `${publicUrl}${picture}`),
          meta('property', 'og:image:alt', `${name.en} · ${name.el}`),
        ]),
  ];
  return page.replaceAll(PREVIEW, '').replace('<title>', () => `${tags.join('\n')}\n<title>`);
}

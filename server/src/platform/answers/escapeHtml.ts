import { showTurns } from 'shared-contracts/text/turningText.ts';

/** Makes text safe to stand in HTML, between tags and in quoted attributes; what would turn what stands behind it is shown (decision 0042). */
export function escapeHtml(text: string): string {
  return showTurns(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

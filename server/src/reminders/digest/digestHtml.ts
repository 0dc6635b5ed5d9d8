import { escapeHtml } from '../../platform/escapeHtml.ts';
import type { Digest, DigestSection } from './digest.ts';
import { DIGEST_TEXTS } from './digestTexts.ts';

const FONT = "font-family:'Segoe UI',Roboto,Arial,sans-serif";
const QUIET = 'color:#5c5c5c;font-size:14px;line-height:20px';

/** Writes a digest as html that mail programs show: styles on the elements, nothing loaded. */
export function digestHtml({ tag, sections, settingsUrl }: Digest): string {
  const texts = DIGEST_TEXTS[tag];
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.sender)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f5f5f5;${FONT}">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e0e0e0;border-radius:8px;color:#242424;font-size:16px;line-height:24px">
<p style="margin:0 0 4px;font-weight:600;color:#0b4a8f">${escapeHtml(texts.sender)}</p>
<p style="margin:0 0 16px">${escapeHtml(texts.greeting)}<br>${escapeHtml(texts.intro)}</p>
${sections.map((section) => sectionHtml(section, texts.rest)).join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e0e0e0;${QUIET}">${escapeHtml(texts.why)}<br>${link(settingsUrl, texts.change)}</p>
</div></body></html>
`;
}

function sectionHtml(
  { heading, lines, left, listUrl }: DigestSection,
  rest: (count: number) => string,
): string {
  const items = lines.map(
    ({ title, detail, url }) =>
      `<li style="margin:0 0 12px">${link(url, title)}${detail === '' ? '' : `<br><span style="${QUIET}">${escapeHtml(detail)}</span>`}</li>`,
  );
  const more = left > 0 ? `<p style="margin:0 0 12px;${QUIET}">… ${link(listUrl, rest(left))}</p>` : '';
  return `<h2 style="margin:20px 0 8px;font-size:16px;line-height:22px">${escapeHtml(heading)}</h2>
<ul style="margin:0;padding-left:20px">${items.join('\n')}</ul>${more}`;
}

function link(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}" style="color:#0b5cad">${escapeHtml(text)}</a>`;
}

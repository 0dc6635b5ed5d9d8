import type { OutgoingMail } from '../../mails/mailer/mailer.ts';
import { mailFrame, mailLink, QUIET } from '../../mails/mailFrame.ts';
import { escapeHtml } from '../../platform/answers/escapeHtml.ts';
import type { Digest, DigestSection } from './digest.ts';
import { DIGEST_TEXTS } from './digestTexts.ts';

/** Writes a digest as html that mail programs show. */
export function digestHtml({ tag, sections, settingsUrl }: Digest): OutgoingMail['html'] {
  const texts = DIGEST_TEXTS[tag];
  const content = `<p style="margin:0 0 16px">${escapeHtml(texts.greeting)}<br>${escapeHtml(texts.intro)}</p>
${sections.map((section) => sectionHtml(section, texts.rest)).join('\n')}`;
  return mailFrame(tag, content, `${escapeHtml(texts.why)}<br>${mailLink(settingsUrl, texts.change)}`);
}

function sectionHtml(
  { heading, lines, left, listUrl }: DigestSection,
  rest: (count: number) => string,
): string {
  const items = lines.map(
    ({ title, detail, url }) =>
      `<li style="margin:0 0 12px">${mailLink(url, title)}${detail === '' ? '' : `<br><span style="${QUIET}">${escapeHtml(detail)}</span>`}</li>`,
  );
  const more = left > 0 ? `<p style="margin:0 0 12px;${QUIET}">… ${mailLink(listUrl, rest(left))}</p>` : '';
  return `<h2 style="margin:20px 0 8px;font-size:16px;line-height:22px">${escapeHtml(heading)}</h2>
<ul style="margin:0;padding-left:20px">${items.join('\n')}</ul>${more}`;
}

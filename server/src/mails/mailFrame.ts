import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { escapeHtml } from '../platform/answers/escapeHtml.ts';
import type { MailHead } from './mailer/mailer.ts';

const FONT = "font-family:'Segoe UI',Roboto,Arial,sans-serif";
/** What the picture at the head is called within a mail. */
export const MAIL_LOGO = 'logo';
/** Style of what says less than the text around it. */
export const QUIET = 'color:#5c5c5c;font-size:14px;line-height:20px';

/**
 * Puts what a mail says into a page that mail programs show: styles on the elements, nothing loaded.
 *
 * - content, foot: html
 * - result: takes what stands above them
 */
export function mailFrame(tag: LanguageTag, content: string, foot: string): (head: MailHead) => string {
  return ({ name, colour, logo }) => `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(name)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f5f5f5;${FONT}">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e0e0e0;border-radius:8px;color:#242424;font-size:16px;line-height:24px">
${logo === undefined ? '' : `<p style="margin:0 0 8px"><img src="cid:${MAIL_LOGO}" alt="" height="40" style="height:40px;max-width:240px"></p>`}<p style="margin:0 0 4px;font-weight:600;color:${colour}">${escapeHtml(name)}</p>
${content}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e0e0e0;${QUIET}">${foot}</p>
</div></body></html>
`;
}

/** Writes a link as html. */
export function mailLink(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}" style="color:#0b5cad">${escapeHtml(text)}</a>`;
}

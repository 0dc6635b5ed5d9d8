import { escapeHtml } from '../../../platform/answers/escapeHtml.ts';
import { PUBLIC_ADDRESSES } from '../publicAddresses.ts';
import { type PublicQuestion, writeQuestion } from '../publicQuestion.ts';
import { foundList, pageLinks, pageOf } from './listPage.ts';
import { iconLink } from './publicPage.ts';
import type { Reading } from './reading.ts';
import { said, saidHtml } from './said.ts';

const PAGE_SIZE = 50;
/** Links lead out of the frame, to the whole page. */
const OUT = ' target="_top"';

/** Writes the list alone, for a frame in the page of a department: no script, no form, nothing around it. */
export function framePage(reading: Reading, question: PublicQuestion): string {
  const { site, places, tag } = reading;
  const { texts, total, page, last, shown } = pageOf(reading, question, PAGE_SIZE);
  const one = places.departments.find(({ id }) => id === question.department);
  const heading = one === undefined ? said(tag, 'title') : `${said(tag, 'title')}: ${texts.name(one)}`;
  const whole = `${PUBLIC_ADDRESSES.list(tag)}${writeQuestion({ ...question, page: 1 })}`;
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, follow">
<link rel="canonical" href="${escapeHtml(`${site.publicUrl}${whole}`)}">
<title>${escapeHtml(heading)}</title>
${iconLink(site)}
<style>${site.css}</style>
</head>
<body class="frame">
<main>
<h1>${escapeHtml(heading)}</h1>
<p class="quiet">${saidHtml(tag, 'total', { count: total })}</p>
${total === 0 ? `<p>${saidHtml(tag, 'none')}</p>` : foundList(shown, question, { texts, tag, target: OUT })}
${pageLinks(tag, { page, last }, (to) => `${PUBLIC_ADDRESSES.frame(tag)}${writeQuestion({ ...question, page: to })}`)}
<p><a href="${escapeHtml(whole)}"${OUT}>${saidHtml(tag, 'allPlaces')}</a></p>
</main>
</body>
</html>
`;
}

import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { isOver } from 'shared-contracts/agreements/lifeCycle/agreementTermination.ts';
import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { IncomingAgreement } from 'shared-contracts/exchange/exchange.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { languageLinks } from '../../identity/page.ts';
import { escapeHtml } from '../../../platform/answers/escapeHtml.ts';
import { DEMO_STYLE } from './demoStyle.ts';
import {
  DEMO_TEXTS,
  EWP_STATUS_LABELS,
  STATUS_LABELS,
  TERMINATION_LABELS,
  type DemoTextKey,
} from './demoTexts.ts';
import { DEMO_PAGE_PATH } from './demoPaths.ts';
import { offeredActions } from './offeredActions.ts';
import type { OfficeAgreement, PartnerOffice } from './officeOfPartner.ts';

/** What the last action led to; details are lines below the sentence. */
export type Said = { readonly text: string; readonly details: readonly string[]; readonly isWrong: boolean };

export type DemoView = {
  readonly tag: LanguageTag;
  readonly office: PartnerOffice;
  readonly permissions: readonly Permission[];
  readonly isSilent: boolean;
  readonly said: Said | undefined;
};

/** Writes the demo partner's page: what came in, what there is, and a button for each step that can be taken now. */
export function demoView({ tag, office, permissions, isSilent, said }: DemoView): string {
  const text = DEMO_TEXTS[tag];
  const university = escapeHtml(office.university);
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${university} – ${text.page}</title>
<style>${DEMO_STYLE}</style>
</head>
<body>
<header><div class="row"><span class="kicker">${text.page}</span>
${languageLinks(tag, (language) => `${DEMO_PAGE_PATH}?lang=${language}`)}</div>
<h1>${university}</h1><p>${text.role}</p></header>
<main>
<nav><a href="${DEMO_PAGE_PATH}">${text.refresh}</a><a href="/">${text.portal}</a></nav>
${said === undefined ? '' : saidHtml(said)}
${isSilent ? `<p class="said wrong">${text.silent}</p>` : ''}
<h2>${text.offers}</h2>
${listHtml(
  office.offers.map((offered) => offerHtml(offered, tag)),
  text.noOffers,
)}
<h2>${text.agreements}</h2>
${listHtml(
  office.agreements.map((one) => agreementHtml(one, tag, permissions)),
  text.noAgreements,
)}
<footer>${buttonHtml({ name: isSilent ? 'speak' : 'silence', id: 0, label: text[isSilent ? 'speak' : 'silence'] })}
<span class="quiet">${text.silenceNote}</span></footer>
</main>
</body>
</html>
`;
}

function saidHtml({ text, details, isWrong }: Said): string {
  const list = details.map((detail) => `<li>${escapeHtml(detail)}</li>`).join('');
  const lines = list === '' ? '' : `<ul>${list}</ul>`;
  return `<div class="said${isWrong ? ' wrong' : ''}" role="${isWrong ? 'alert' : 'status'}">${escapeHtml(text)}${lines}</div>`;
}

function listHtml(items: readonly string[], nothing: string): string {
  return items.length === 0 ? `<p class="quiet">${nothing}</p>` : `<ul>${items.join('')}</ul>`;
}

function offerHtml(
  { id, institutionName, heiId, iiaId, conditions }: IncomingAgreement,
  tag: LanguageTag,
): string {
  const text = DEMO_TEXTS[tag];
  return cardHtml({
    title: escapeHtml(institutionName ?? heiId),
    facts: `${text.partnersId} ${escapeHtml(iiaId)} · ${text.conditions}: ${conditions}`,
    states: [],
    buttons: [buttonHtml({ name: 'accept', id, label: text.accept, about: iiaId, isPrimary: true })],
  });
}

function agreementHtml(one: OfficeAgreement, tag: LanguageTag, permissions: readonly Permission[]): string {
  const text = DEMO_TEXTS[tag];
  const { id, facts } = one;
  const partnersId = one.partnerIiaId === null ? '' : ` · ${text.partnersId} ${escapeHtml(one.partnerIiaId)}`;
  const years = `${academicYearName(one.startYear)} – ${academicYearName(one.endYear)}`;
  const labels = facts.isDeleted
    ? [text.deleted]
    : [
        STATUS_LABELS[facts.status]?.[tag],
        EWP_STATUS_LABELS[facts.ewpStatus]?.[tag],
        TERMINATION_LABELS[facts.terminated]?.[tag],
      ].filter((label) => label !== undefined);
  const isApproved = facts.ewpStatus === EWP_STATUS['Approved by all'];
  const isGone = facts.isDeleted || isOver(facts);
  return cardHtml({
    title: `<a href="/iia/view/${id}">${text.agreement} ${id}</a> · ${escapeHtml(one.partnerName)}${partnersId}`,
    facts: `${text.years}: ${years}${amountText(one, tag)}`,
    states: labels.map((label, index) => ({ label, isStrong: index === 1 && isApproved && !isGone })),
    buttons: offeredActions(facts, permissions).map(({ name, label }, index) =>
      buttonHtml({
        name,
        id,
        label: text[label],
        about: String(id),
        isPrimary: index === 0 && name !== 'change',
      }),
    ),
  });
}

function amountText({ people, months, days }: OfficeAgreement, tag: LanguageTag): string {
  const text = DEMO_TEXTS[tag];
  if (people === null) return '';
  const format = new Intl.NumberFormat(tag);
  const amount = months === null ? days : months;
  const unit: DemoTextKey = months === null ? 'days' : 'months';
  const total = amount === null ? '' : `, ${text[unit]} ${format.format(amount)}`;
  return ` · ${text.firstRow}: ${text.people} ${people}${total}`;
}

type Card = {
  readonly title: string;
  readonly facts: string;
  readonly states: readonly { readonly label: string; readonly isStrong: boolean }[];
  readonly buttons: readonly string[];
};

function cardHtml({ title, facts, states, buttons }: Card): string {
  const marks = states
    .map(({ label, isStrong }) => `<span class="state${isStrong ? ' strong' : ''}">${label}</span>`)
    .join('');
  return `<li class="card"><div><h3>${title}</h3><p class="facts">${facts}</p>${marks === '' ? '' : `<p class="states">${marks}</p>`}</div><div class="actions">${buttons.join('')}</div></li>`;
}

type Button = {
  readonly name: string;
  readonly id: number;
  readonly label: string;
  /** What the button is about, for those who hear it without its card. */
  readonly about?: string;
  readonly isPrimary?: boolean;
};

function buttonHtml({ name, id, label, about, isPrimary = false }: Button): string {
  const heard = about === undefined ? '' : ` aria-label="${escapeHtml(`${label}: ${about}`)}"`;
  return `<form method="post" action="${DEMO_PAGE_PATH}"><input type="hidden" name="id" value="${id}"><button name="action" value="${name}"${isPrimary ? ' class="primary"' : ''}${heard}>${label}</button></form>`;
}

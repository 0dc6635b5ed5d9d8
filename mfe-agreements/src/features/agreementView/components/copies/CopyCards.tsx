import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { CNR_WORD, HASH_WORD } from 'shared-contracts/text/tradeWords.ts';
import type { ReactNode } from 'react';
import {
  formatDayMonthYearTime,
  makeStyles,
  StatusBadge,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { ApprovalOfCopy } from './ApprovalOfCopy.tsx';
import { CopyCard } from './CopyCard.tsx';
import { HashValue } from './HashValue.tsx';

type Facts = ReadonlyArray<readonly [label: string, value: ReactNode, explanation?: string]>;

/** Our copy, the partner's, and the one that both approved last, side by side, each with the approval that it has. */
export function CopyCards({ copies: { ours, partners, approved, pdf } }: { readonly copies: Copies }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const unknown = t('agreementView.CopyCards.unknown');
  const hash = t('agreementView.CopyCards.hash');
  const end = (isTerminated: boolean): Facts =>
    isTerminated
      ? [
          [
            t('agreementView.CopyCards.end'),
            <StatusBadge tone="danger">{t('agreementView.CopyCards.ended')}</StatusBadge>,
          ],
        ]
      : [];
  const oursFacts = (copy: NonNullable<typeof ours>): Facts => [
    [t('agreementView.CopyCards.since'), formatDayMonthYearTime(copy.since) || unknown],
    [
      t('agreementView.CopyCards.toldAt'),
      formatDayMonthYearTime(copy.toldAt) ||
        (copy.since === null ? unknown : t('agreementView.CopyCards.notTold')),
      CNR_WORD.meaning[tag],
    ],
    ...readFacts(t, copy.read),
    [t('agreementView.CopyCards.partnersApproval'), <ApprovalOfCopy approval={copy.approval} />],
    ...end(copy.isTerminated),
    [t('agreementView.CopyCards.pdf'), pdfText(t, pdf)],
    [hash, <HashValue hash={copy.hash} />, HASH_WORD.meaning[tag]],
  ];
  const partnersFacts = (copy: NonNullable<typeof partners>): Facts => [
    [t('agreementView.CopyCards.fetchedAt'), formatDayMonthYearTime(copy.fetchedAt) || unknown],
    [t('agreementView.CopyCards.ourApproval'), <ApprovalOfCopy approval={copy.approval} />],
    ...end(copy.isTerminated),
    [hash, <HashValue hash={copy.hash} />, HASH_WORD.meaning[tag]],
  ];
  const approvedFacts = (copy: NonNullable<typeof approved>): Facts => [
    [t('agreementView.CopyCards.approvedAt'), formatDayMonthYearTime(copy.at) || unknown],
    [t('agreementView.CopyCards.ourHash'), <HashValue hash={copy.ours} />],
    [
      t('agreementView.CopyCards.partnersHash'),
      copy.partners === null ? unknown : <HashValue hash={copy.partners} />,
    ],
  ];
  return (
    <div className={styles.cards}>
      <CopyCard
        title={t('agreementView.DifferencesTable.ours')}
        nothing={t('agreementView.CopyCards.noneOfOurs')}
        facts={ours === null ? [] : oursFacts(ours)}
      />
      <CopyCard
        title={t('agreementView.DifferencesTable.partners')}
        nothing={t('agreementView.CopyCards.noneOfPartners')}
        facts={partners === null ? [] : partnersFacts(partners)}
      />
      <CopyCard
        title={t('agreementView.DifferencesTable.approved')}
        nothing={t('agreementView.CopyCards.noneApproved')}
        facts={approved === null ? [] : approvedFacts(approved)}
      />
    </div>
  );
}

/** A server from before knows nothing of it. */
function readFacts(
  t: ReturnType<typeof useTranslation>['t'],
  read: NonNullable<Copies['ours']>['read'],
): Facts {
  if (read === undefined) return [];
  const at = formatDayMonthYearTime(read?.at);
  const text =
    read === null
      ? t('agreementView.CopyCards.neverRead')
      : read.isOfPresent
        ? at
        : t('agreementView.CopyCards.readEarlier', { at });
  return [[t('agreementView.CopyCards.readAt'), text]];
}

/** A PDF of an earlier copy stays where it is; the copy of now does not name it. */
function pdfText(t: ReturnType<typeof useTranslation>['t'], pdf: Copies['pdf']): string {
  if (pdf == null) return t('agreementView.CopyCards.noPdf');
  const at = formatDayMonthYearTime(pdf.at);
  return pdf.isOfPresent ? at : t('agreementView.CopyCards.pdfOfEarlier', { at });
}

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

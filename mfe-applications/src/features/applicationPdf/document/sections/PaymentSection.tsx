import { PAYMENT_DATA } from 'shared-contracts/applications/members/applicationParts.ts';
import { memberLabel, type LabelledMember } from 'shared-contracts/members/labels/memberLabel.ts';
import { PdfSection } from 'shared-pdf/document';
import { formatIban } from '../../../../lib/formatIban.ts';
import { Facts, type Fact } from '../parts/Facts.tsx';
import { usePdfLanguage } from '../pdfTexts.ts';
import type { SectionProps } from './sectionProps.ts';

/** 5: the account that the grant goes to. */
export function PaymentSection({ application }: SectionProps) {
  const { tag, form } = usePdfLanguage();
  const account = application.paymentData;
  const fact = (member: LabelledMember<typeof PAYMENT_DATA>): Fact => [
    memberLabel(PAYMENT_DATA, member, tag),
    member === 'iban' ? formatIban(account?.iban ?? '') : account?.[member],
  ];
  return (
    <PdfSection letter="5" title={form.steps.payment}>
      <Facts facts={[fact('bank'), fact('iban'), fact('bankAccountNumber'), fact('bankAccountHolder')]} />
    </PdfSection>
  );
}

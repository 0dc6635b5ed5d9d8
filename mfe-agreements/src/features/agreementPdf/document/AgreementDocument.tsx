import { nameIn } from 'shared-contracts/text/names.ts';
import { Document } from '@react-pdf/renderer';
import { PdfLetterhead, PdfPage, fillText, formatPdfTime } from 'shared-pdf/document';
import { isTerminated } from 'shared-contracts/agreements/lifeCycle/agreementTermination.ts';
import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { AgreementPdfInput } from '../model/agreementPdfInput.ts';
import { isLocal, partiesOf } from '../model/agreementParties.ts';
import { PdfLanguageContext, pdfLanguage } from './pdfTexts.ts';
import { CalendarSection } from './sections/CalendarSection.tsx';
import { InformationSection } from './sections/InformationSection.tsx';
import { InstitutionsSection } from './sections/InstitutionsSection.tsx';
import { LanguageSection } from './sections/LanguageSection.tsx';
import { MobilitySection } from './sections/MobilitySection.tsx';
import { RequirementsSection } from './sections/RequirementsSection.tsx';
import { SignaturesSection } from './sections/SignaturesSection.tsx';
import { TerminationSection } from './sections/TerminationSection.tsx';
import { TitleBlock } from './sections/TitleBlock.tsx';

const CREATOR = 'Mobility Portal';

/** The agreement as a document: parts A to G and the termination clause. Source: specification document 1, section 2.5. */
export function AgreementDocument({ agreement, factsheets, tag, madeAt, letterhead }: AgreementPdfInput) {
  const inLanguage = pdfLanguage(tag);
  const { language, texts } = inLanguage;
  const parties = partiesOf(agreement, factsheets);
  const author = parties.find(({ institution }) => isLocal(institution))?.institution;
  const footer = `IIA_${agreement.id} · ${fillText(texts.created, { time: formatPdfTime(madeAt) })}`;
  const kind = noticeOf(agreement);
  const notice = kind === null ? null : texts.notice[kind];
  return (
    <Document
      title={texts.title}
      subject={fillText(texts.subject, { id: agreement.id })}
      author={nameIn(author, language)}
      creator={CREATOR}
      producer={CREATOR}
      language={tag}
      creationDate={new Date(madeAt)}
    >
      <PdfLanguageContext value={inLanguage}>
        <PdfPage orientation="portrait" footer={footer} notice={notice}>
          <PdfLetterhead letterhead={letterhead} />
          <TitleBlock agreement={agreement} parties={parties} />
          <InstitutionsSection parties={parties} />
        </PdfPage>
        <PdfPage orientation="landscape" footer={footer} notice={notice}>
          <MobilitySection agreement={agreement} />
          <LanguageSection agreement={agreement} />
        </PdfPage>
        <PdfPage orientation="portrait" footer={footer} notice={notice}>
          <RequirementsSection parties={parties} />
          <CalendarSection parties={parties} />
          <InformationSection parties={parties} />
          <SignaturesSection agreement={agreement} />
          <TerminationSection parties={parties} />
        </PdfPage>
      </PdfLanguageContext>
    </Document>
  );
}

function noticeOf({ terminated, status }: AgreementPdfInput['agreement']) {
  if (isTerminated({ terminated })) return 'terminated';
  return status.id === AGREEMENT_STATUS.Final ? null : 'notFinal';
}

import { Document } from '@react-pdf/renderer';
import { fillText, formatPdfTime, PdfLetterhead, PdfPage } from 'shared-pdf/document';
import type { ApplicationPdfInput } from '../model/applicationPdfInput.ts';
import { AffirmationSection } from './sections/AffirmationSection.tsx';
import { FilesSection } from './sections/FilesSection.tsx';
import { LanguagesSection } from './sections/LanguagesSection.tsx';
import { MobilitySection } from './sections/MobilitySection.tsx';
import { PastSection } from './sections/PastSection.tsx';
import { PaymentSection } from './sections/PaymentSection.tsx';
import { PersonalSection } from './sections/PersonalSection.tsx';
import { StudiesSection } from './sections/StudiesSection.tsx';
import { TitleBlock } from './sections/TitleBlock.tsx';
import { pdfLanguage, PdfLanguageContext } from './pdfTexts.ts';

const CREATOR = 'Mobility Portal';

/** An application as a document: who it is of, its eight steps with the names of its files, and the consent in full. */
export function ApplicationDocument({
  application,
  fileNames,
  tag,
  madeAt,
  letterhead,
}: ApplicationPdfInput) {
  const inLanguage = pdfLanguage(tag);
  const { texts } = inLanguage;
  const { id, applicationNumber: number } = application;
  const subject = number == null ? fillText(texts.unnumbered, { id }) : fillText(texts.subject, { number });
  const footer = `${subject} · ${fillText(texts.created, { time: formatPdfTime(madeAt) })}`;
  const draft = application.dateReturned == null ? texts.draft : texts.returned;
  return (
    <Document
      title={texts.title}
      subject={subject}
      creator={CREATOR}
      producer={CREATOR}
      language={tag}
      creationDate={new Date(madeAt)}
    >
      <PdfLanguageContext value={inLanguage}>
        <PdfPage
          orientation="portrait"
          footer={footer}
          notice={application.status === 'draft' ? draft : null}
        >
          <PdfLetterhead letterhead={letterhead} />
          <TitleBlock application={application} />
          <PersonalSection application={application} />
          <StudiesSection application={application} />
          <MobilitySection application={application} />
          <LanguagesSection application={application} />
          <PaymentSection application={application} />
          <PastSection application={application} />
          <FilesSection application={application} fileNames={fileNames} />
          <AffirmationSection application={application} />
        </PdfPage>
      </PdfLanguageContext>
    </Document>
  );
}

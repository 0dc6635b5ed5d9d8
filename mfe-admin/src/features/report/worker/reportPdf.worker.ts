import { servePdf } from 'shared-pdf/document';
import { ReportDocument } from '../document/ReportDocument.tsx';

servePdf(ReportDocument);

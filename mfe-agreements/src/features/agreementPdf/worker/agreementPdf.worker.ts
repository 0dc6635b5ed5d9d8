import { servePdf } from 'shared-pdf/document';
import { AgreementDocument } from '../document/AgreementDocument.tsx';

servePdf(AgreementDocument);

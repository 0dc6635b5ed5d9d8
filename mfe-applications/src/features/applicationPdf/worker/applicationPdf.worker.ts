import { servePdf } from 'shared-pdf/document';
import { ApplicationDocument } from '../document/ApplicationDocument.tsx';

servePdf(ApplicationDocument);

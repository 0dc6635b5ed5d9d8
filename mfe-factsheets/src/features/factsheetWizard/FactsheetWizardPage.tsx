import { useParams } from 'shared-ui/core';
import { EditFactsheet } from './EditFactsheet.tsx';

/** The wizard of a local factsheet (`/factsheets/edit/{factsheetId}`). */
// Loaded when it is opened: React takes the default export of such a file.
// eslint-disable-next-line no-restricted-syntax
export default function FactsheetWizardPage() {
  const { factsheetId = '' } = useParams();
  return <EditFactsheet key={factsheetId} id={factsheetId} />;
}

import { useParams } from 'shared-ui/core';
import { EditFactsheet } from './EditFactsheet.tsx';

/** The wizard of a local factsheet (`/factsheets/edit/{factsheetId}`). */
export default function FactsheetWizardPage() {
  const { factsheetId = '' } = useParams();
  return <EditFactsheet key={factsheetId} id={factsheetId} />;
}

import { useParams } from 'shared-ui/core';
import { EditAgreement } from './EditAgreement.tsx';
import { NewAgreement } from './NewAgreement.tsx';

/** The wizard for new agreements (`/iia/form`) and for those that are edited (`/iia/edit/{agreementId}`). */
export default function AgreementWizardPage() {
  const { agreementId } = useParams();
  return agreementId === undefined ? <NewAgreement /> : <EditAgreement key={agreementId} id={agreementId} />;
}

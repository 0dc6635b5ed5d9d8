import { useLocation } from 'shared-ui/core';
import { readResultPlace, ResultWay } from 'shared-ui/list';
import { useAgreementPlace } from '../../agreementList/api/useAgreementPlace.ts';

/** The way back to the list from which the agreement was opened, and to the ones beside it; nothing where it was opened otherwise. */
export function AgreementWay({ agreementId }: { readonly agreementId: number }) {
  const place = readResultPlace(useLocation().state);
  const found = useAgreementPlace(agreementId, place);
  return place && <ResultWay place={place} found={found} linkTo={(id) => `/iia/view/${id}`} />;
}

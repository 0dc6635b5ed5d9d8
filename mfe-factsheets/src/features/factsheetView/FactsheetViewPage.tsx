import { useEffect, useEffectEvent } from 'react';
import { ApiError, useQuery } from 'shared-client';
import {
  apiErrorText,
  LoadingState,
  Navigate,
  Page,
  useParams,
  useToast,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { useFactsheetViewQuery } from './api/factsheetView.queries.ts';
import { FactsheetView } from './components/FactsheetView.tsx';
import { parseRecordId } from 'shared-contracts/members/recordId.ts';

/** One factsheet. One that cannot be read leads back to the list, which says why. Source: specification document 3, section 2. */
export default function FactsheetViewPage() {
  const { t } = useTranslation(MODULE_ID);
  const { factsheetId: text = '' } = useParams();
  const id = parseRecordId(text);
  const sheet = useQuery({ ...useFactsheetViewQuery(id ?? 0), enabled: id !== undefined });

  if (sheet.data !== undefined) return <FactsheetView key={id} sheet={sheet.data} />;
  if (id === undefined || isNotFound(sheet.error))
    return <BackToList reason={t('factsheetView.notFound', { id: text.slice(0, 20) })} />;
  if (sheet.isError)
    return <BackToList reason={`${t('factsheetView.failed', { id })} ${apiErrorText(sheet.error, t)}`} />;
  return (
    <Page title={t('factsheetView.title', { id })}>
      <LoadingState />
    </Page>
  );
}

function BackToList({ reason }: { readonly reason: string }) {
  const show = useToast();
  const tell = useEffectEvent(() => show({ kind: 'error', text: reason }));
  useEffect(() => tell(), []);
  return <Navigate to="/factsheets" replace />;
}

function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.kind === 'not-found';
}

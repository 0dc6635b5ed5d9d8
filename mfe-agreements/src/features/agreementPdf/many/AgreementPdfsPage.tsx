import { useEffect, useRef, useState } from 'react';
import { ApiError, useApi, useMutation } from 'shared-client';
import {
  Alert,
  apiErrorText,
  Button,
  ButtonLink,
  EmptyState,
  formatNumber,
  Page,
  saveFile,
  Stack,
  useLanguage,
  useLocation,
  useTranslation,
  useUniversity,
} from 'shared-ui/core';
import { type Column, DataTable, ProgressBar } from 'shared-ui/list';
import { chosenAgreements } from '../../../lib/chosenAgreements.ts';
import { NamedLink } from '../../../lib/NamedLink.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { type LeftOut, zipOfPdfs } from './zipOfPdfs.ts';

/** Makes the documents of the agreements that were chosen in the list, as one file; what has none is named with the reason. */
export default function AgreementPdfsPage() {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const api = useApi();
  const university = useUniversity();
  const ids = chosenAgreements(useLocation().state);
  const [looked, setLooked] = useState(0);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);
  const make = useMutation({
    mutationFn: async () => {
      work.current = new AbortController();
      const { signal } = work.current;
      const made = await zipOfPdfs(ids, { api, tag, university, signal }, setLooked);
      if (made.zip !== null) saveFile(made.zip, 'IIA.zip');
      return made;
    },
  });
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    t(`agreementPdfs.AgreementPdfsPage.${key}`, values);
  const counted = (key: string, count: number) => text(key, { count, number: formatNumber(count, tag) });
  const back = <ButtonLink to="/">{text('back')}</ButtonLink>;
  if (ids.length === 0) {
    return (
      <Page title={text('title')}>
        <EmptyState title={text('nothing')} text={text('nothingHint')} action={back} />
      </Page>
    );
  }
  const { data, error } = make;
  const isStopped = error !== null && !(error instanceof ApiError) && error.name === 'AbortError';
  const columns: readonly Column<LeftOut>[] = [
    {
      id: 'agreement',
      header: text('agreement'),
      cell: ({ id }) => (
        <NamedLink to={`/iia/view/${id}`} name={text('link', { id })}>
          {id}
        </NamedLink>
      ),
      isRowHeader: true,
      width: '140px',
    },
    { id: 'reason', header: text('reason'), cell: ({ why }) => text(why) },
  ];
  return (
    <Page title={text('title')} description={counted('chosen', ids.length)} actions={back}>
      <Stack gap="L">
        {make.isPending ? (
          <Stack gap="S">
            <p>
              {text('making', { made: formatNumber(looked + 1, tag), total: formatNumber(ids.length, tag) })}
            </p>
            <ProgressBar label={text('progress')} value={looked / ids.length} />
            <div>
              <Button icon="close" onClick={() => work.current?.abort()}>
                {text('stop')}
              </Button>
            </div>
          </Stack>
        ) : (
          <div>
            <Button appearance="primary" icon="export" onClick={() => make.mutate()}>
              {text(data === undefined ? 'make' : 'again')}
            </Button>
          </div>
        )}
        {error !== null && (
          <Alert kind={isStopped ? 'information' : 'error'}>
            {error instanceof ApiError ? apiErrorText(error, t) : text(isStopped ? 'stopped' : 'broken')}
          </Alert>
        )}
        {data !== undefined && (
          <Alert kind={data.left.length === 0 ? 'success' : 'information'}>
            {data.made === 0 ? text('none') : counted('saved', data.made)}{' '}
            {data.left.length > 0 && counted('left', data.left.length)}
          </Alert>
        )}
        {data !== undefined && data.left.length > 0 && (
          <DataTable
            caption={counted('left', data.left.length)}
            columns={columns}
            rows={data.left}
            rowKey={({ id }) => id}
          />
        )}
      </Stack>
    </Page>
  );
}

import { useMemo, useState } from 'react';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { subjectAreasQuery } from 'shared-record/reference';
import {
  ButtonLink,
  EmptyState,
  errorReference,
  ErrorState,
  formatNumber,
  LoadingState,
  Page,
  useLanguage,
  useSearchParams,
  useTranslation,
} from 'shared-ui/core';
import { agreementListSearch, toEffectiveSearch } from '../../lib/agreementList/agreementListSearch.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { askedRowsQuery, codedLanguagesQuery } from './api/rows.queries.ts';
import { GridEditor } from './components/GridEditor.tsx';
import { readGridAsked, type GridAsked } from './model/gridAsked.ts';

/** The mobility rows of some agreements as one table that is edited in place (`/iia/rows?ids=…`, or the filters of the list). */
export default function MobilityGridPage() {
  const [address] = useSearchParams();
  const isOffice = useCan('iia_edit_iro');
  const given = readGridAsked(address);
  const asked: GridAsked = 'ids' in given ? given : { search: toEffectiveSearch(given.search, isOffice) };
  // Other agreements are another table: what was typed into this one is kept as it is left.
  return <AskedRows key={JSON.stringify(asked)} asked={asked} />;
}

function AskedRows({ asked }: { readonly asked: GridAsked }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const api = useApi();
  const [read, setRead] = useState<{ readonly count: number; readonly of: number } | null>(null);
  const query = useMemo(
    () => askedRowsQuery(api, asked, (count, of) => setRead({ count, of })),
    // `asked` is what the page is keyed by.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [api],
  );
  const rows = useQuery(query);
  const areas = useQuery(subjectAreasQuery(api));
  const languages = useQuery(codedLanguagesQuery(api));
  const failed = [rows, areas, languages].find(({ isError }) => isError);
  const back = <ButtonLink to={listAddress(asked)}>{t('mobilityGrid.MobilityGridPage.back')}</ButtonLink>;
  const title = t('mobilityGrid.MobilityGridPage.title');
  if (failed) {
    return (
      <Page title={title} actions={back}>
        <ErrorState
          title={t('mobilityGrid.MobilityGridPage.failed')}
          message={t('mobilityGrid.MobilityGridPage.failedHint')}
          reference={errorReference(failed.error)}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      </Page>
    );
  }
  if (!rows.data || !areas.data || !languages.data) {
    const { count, of } = read ?? { count: 0, of: 0 };
    return (
      <Page title={title} actions={back}>
        <LoadingState />
        {of > 0 && (
          <p>
            {t('mobilityGrid.MobilityGridPage.reading', {
              count: of,
              read: formatNumber(count, tag),
              of: formatNumber(of, tag),
            })}
          </p>
        )}
      </Page>
    );
  }
  const { agreements, total } = rows.data;
  if (agreements.length === 0) {
    return (
      <Page title={title}>
        <EmptyState
          icon="search"
          title={t('mobilityGrid.MobilityGridPage.empty')}
          text={t('mobilityGrid.MobilityGridPage.emptyHint')}
          action={back}
        />
      </Page>
    );
  }
  return (
    <GridEditor
      agreements={agreements}
      missing={total - agreements.length}
      areas={areas.data.value}
      languages={languages.data.value}
      back={back}
    />
  );
}

/** The list with the same filters; of agreements that were selected, the list as it is first shown. */
function listAddress(asked: GridAsked): string {
  return 'ids' in asked ? '/' : `/?${agreementListSearch.format(asked.search).toString()}`;
}

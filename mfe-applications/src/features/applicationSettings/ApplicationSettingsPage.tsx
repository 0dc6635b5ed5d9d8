import { APPLICATION_TYPES, type ApplicationType } from 'shared-contracts/applications/applications.ts';
import { useApi, useQuery } from 'shared-client';
import { ListFollower } from 'shared-record/pages';
import {
  apiErrorText,
  errorReference,
  ErrorState,
  LoadingState,
  Page,
  Tabs,
  useSearchParams,
  useTranslation,
} from 'shared-ui/core';
import { SETTINGS_KEY } from '../../lib/applicationWindows.queries.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { settingsQuery } from './api/settings.queries.ts';
import { SettingsForm } from './components/SettingsForm.tsx';

const TAB_KEY = 'tab';
const TAB_LABEL = {
  'long-term-studies': 'applicationSettings.tabs.longTerm',
  'short-term-studies': 'applicationSettings.tabs.shortTerm',
} as const satisfies Record<ApplicationType, string>;

/** The office's settings of both types of applications, each in a tab, which stands in the address. */
export default function ApplicationSettingsPage() {
  const { t } = useTranslation(MODULE_ID);
  const [search, setSearch] = useSearchParams();
  const selected = APPLICATION_TYPES.find((type) => type === search.get(TAB_KEY)) ?? APPLICATION_TYPES[0];
  return (
    <Page title={t('applicationSettings.title')} description={t('applicationSettings.description')}>
      <ListFollower sets={['ApplicationSettings']} queryKey={SETTINGS_KEY} />
      <Tabs
        label={t('applicationSettings.tabs.label')}
        tabs={APPLICATION_TYPES.map((id) => ({ id, label: t(TAB_LABEL[id]) }))}
        selected={selected}
        onSelect={(type) =>
          setSearch(type === APPLICATION_TYPES[0] ? {} : { [TAB_KEY]: type }, { preventScrollReset: true })
        }
      >
        <SettingsTab key={selected} type={selected} />
      </Tabs>
    </Page>
  );
}

function SettingsTab({ type }: { readonly type: ApplicationType }) {
  const { t } = useTranslation(MODULE_ID);
  const settings = useQuery(settingsQuery(useApi(), type));
  if (settings.data !== undefined) return <SettingsForm type={type} settings={settings.data} />;
  if (settings.isError) {
    return (
      <ErrorState
        title={t('applicationSettings.failedTitle')}
        message={apiErrorText(settings.error, t)}
        reference={errorReference(settings.error)}
        isRetrying={settings.isFetching}
        onRetry={() => void settings.refetch()}
      />
    );
  }
  return <LoadingState />;
}

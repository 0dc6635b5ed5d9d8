import { nameIn } from 'shared-contracts/text/names.ts';
import {
  ButtonLink,
  EmptyState,
  Page,
  Stack,
  useLanguage,
  useLocation,
  useSearchParams,
  useTranslation,
} from 'shared-ui/core';
import { readIds } from '../../lib/destinations/wishes.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { BeginButton } from './components/BeginButton.tsx';
import { ComparedFacts } from './components/ComparedFacts.tsx';
import { WithDestinations } from './components/WithDestinations.tsx';
import { listAddress } from './destinationPath.ts';

/** Up to four destinations side by side (`/destinations/compare?with=1-2`), what differs first. */
export default function ComparisonPage() {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const [address] = useSearchParams();
  const from: unknown = useLocation().state;
  const ids = readIds(address.get('with') ?? '');
  const title = t('destinations.ComparisonPage.title');
  return (
    <WithDestinations title={title}>
      {(list) => {
        const compared = ids.flatMap((id) => list.destinations.find((one) => one.id === id) ?? []);
        return (
          <Page
            title={title}
            description={compared.map((one) => nameIn(one, language)).join(' · ')}
            actions={
              <>
                <ButtonLink to={listAddress(from, list.department.id)}>
                  {t('destinations.DestinationPage.all')}
                </ButtonLink>
                <BeginButton destinations={compared.map(({ id }) => id)} department={list.department.id} />
              </>
            }
          >
            {compared.length === 0 ? (
              <EmptyState
                title={t('destinations.ComparisonPage.none')}
                text={t('destinations.ComparisonPage.noneText')}
                action={
                  <ButtonLink to={listAddress(from, list.department.id)}>
                    {t('destinations.DestinationPage.all')}
                  </ButtonLink>
                }
              />
            ) : (
              <Stack gap="L">
                {compared.length < ids.length && <p>{t('destinations.ComparisonPage.closed')}</p>}
                <ComparedFacts list={list} compared={compared} />
              </Stack>
            )}
          </Page>
        );
      }}
    </WithDestinations>
  );
}

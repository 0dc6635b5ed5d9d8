import { personText } from 'shared-contracts/institutions/members/personText.ts';
import type { Person } from 'shared-contracts/people/people.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useState } from 'react';
import {
  Button,
  Cluster,
  formatNumber,
  NameText,
  Stack,
  TextLink,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { personPath } from '../peoplePaths.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { PersonSection } from './PersonSection.tsx';

/** Other people who may be the same person, and why; each can be joined with this one. Nothing where there are none. */
export function TwinsSection({ person }: { readonly person: Person }) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const [joined, setJoined] = useState<Person['twins'][number] | null>(null);
  if (person.twins.length === 0) return null;
  return (
    <PersonSection title={t('people.TwinsSection.title')}>
      <span>{t('people.TwinsSection.text')}</span>
      <Stack as="ul" gap="M">
        {person.twins.map((twin) => (
          <Stack as="li" key={twin.id} gap="XXS" align="start">
            <TextLink to={personPath(twin.id)}>
              <NameText>{personText(twin, tag) || '?'}</NameText>
            </TextLink>
            {twin.email && <span>{twin.email}</span>}
            {twin.department && (
              <span>
                <NameText>{nameIn(twin.department, language)}</NameText>
              </span>
            )}
            <span>
              {twin.reasons.map((reason) => t(`people.twinReasons.${reason}`)).join(' · ')}
              {' · '}
              {t('people.TwinsSection.agreements', {
                count: twin.agreements,
                number: formatNumber(twin.agreements, tag),
              })}
            </span>
            <Cluster>
              <Button size="small" onClick={() => setJoined(twin)}>
                {t('people.TwinsSection.join')}
              </Button>
            </Cluster>
          </Stack>
        ))}
      </Stack>
      {joined !== null && <JoinDialog person={person} twin={joined} onClose={() => setJoined(null)} />}
    </PersonSection>
  );
}

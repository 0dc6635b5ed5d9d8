import { TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { Person, PersonAgreement } from 'shared-contracts/people/people.ts';
import { agreementView } from 'shared-contracts/releases/addresses.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useState } from 'react';
import {
  Button,
  Cluster,
  formatNumber,
  NameText,
  Stack,
  StatusBadge,
  TextLink,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { EWP_STATUS_LABELS } from '../../../lib/ewpStatusLabels.ts';
import { PersonSection } from './PersonSection.tsx';

/** Agreements that are shown before somebody asks for all. */
const FIRST = 10;

/** The agreements that name a person, those that last longest first, with where each stands. */
export function PersonAgreements({ person }: { readonly person: Person }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const { agreements, counts } = person;
  const shown = isWhole ? agreements : agreements.slice(0, FIRST);
  return (
    <PersonSection
      title={t('people.PersonAgreements.title', { number: formatNumber(counts.agreements, tag) })}
    >
      {counts.agreements === 0 ? (
        <span>{t('people.PersonAgreements.none')}</span>
      ) : (
        <span>
          {t('people.PersonAgreements.counts', {
            current: formatNumber(counts.current, tag),
            approved: formatNumber(counts.approved, tag),
          })}
        </span>
      )}
      <Stack as="ul" gap="M">
        {shown.map((agreement) => (
          <AgreementLine key={agreement.id} agreement={agreement} />
        ))}
      </Stack>
      {!isWhole && agreements.length > FIRST && (
        <Cluster>
          <Button onClick={() => setIsWhole(true)}>
            {t('people.PersonAgreements.all', { number: formatNumber(agreements.length, tag) })}
          </Button>
        </Cluster>
      )}
      {isWhole && agreements.length < counts.agreements && (
        <span>{t('people.PersonAgreements.latest', { number: formatNumber(agreements.length, tag) })}</span>
      )}
    </PersonSection>
  );
}

function AgreementLine({ agreement }: { readonly agreement: PersonAgreement }) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const { id, partner, startYear, endYear, ewpStatus, terminated } = agreement;
  const isEnded = terminated === TERMINATION_STATUS['IIA Terminated'];
  const state = EWP_STATUS_LABELS.get(ewpStatus ?? 1);
  const yearOf = (year: number | null) => (year === null ? '?' : academicYearName(year));
  return (
    <Stack as="li" gap="XXS">
      <Cluster gap="M" align="center">
        <TextLink to={agreementView({ name: id })}>{t('people.PersonAgreements.agreement', { id })}</TextLink>
        {partner && <NameText>{nameIn(partner, language)}</NameText>}
      </Cluster>
      <Cluster gap="M" align="center">
        <span>{`${yearOf(startYear)} – ${yearOf(endYear)}`}</span>
        {isEnded && <StatusBadge tone="neutral">{t('people.PersonAgreements.ended')}</StatusBadge>}
        {!isEnded && state !== undefined && <StatusBadge tone={state.tone}>{t(state.key)}</StatusBadge>}
      </Cluster>
    </Stack>
  );
}

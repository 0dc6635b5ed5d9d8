import { Fragment } from 'react';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useCan } from 'shared-auth';
import {
  ErasmusCode,
  formatNumber,
  Link,
  makeStyles,
  MEDIA,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
  VisuallyHidden,
  NameText,
} from 'shared-ui/core';
import { AgreementStatus } from '../../../lib/AgreementStatus.tsx';
import { AgreementStatusLine } from '../../../lib/AgreementStatusLine.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { useRenewals } from '../api/renewals.queries.ts';
import { placesPerYear, type PlacesPerYear } from '../model/details/mobilityLists.ts';
import { partnersOf } from '../model/details/sides.ts';
import { TERMINATION_LOOK } from '../model/details/terminationLabels.ts';

/** Whom an agreement is made with, the years that it holds for, and its status for whoever has no block of all its states. */
export function DurationAndPartner({ agreement }: { readonly agreement: AgreementItem }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const isOffice = useCan('iia_edit_iro');
  const { startYear, endYear } = agreement;
  const renewals = useRenewals(agreement.id);
  const places = placesPerYear(agreement);
  const inWords = ({ outgoing, incoming }: PlacesPerYear) => ({
    outgoing: formatNumber(outgoing, tag),
    incoming: formatNumber(incoming, tag),
  });
  return (
    <Stack as="span" gap="XXS">
      {partnersOf(agreement).map((partner) => (
        <span key={partner.id} className={styles.partner}>
          <VisuallyHidden>{t('agreementView.DurationAndPartner.partner')}</VisuallyHidden>
          <NameText>{nameIn(partner, language)}</NameText>{' '}
          {partner.erasmusCode && <ErasmusCode>{partner.erasmusCode}</ErasmusCode>}
        </span>
      ))}
      <span>
        <VisuallyHidden>{t('agreementView.DurationAndPartner.duration')}</VisuallyHidden>
        {startYear.name ?? startYear.id} / {endYear.name ?? endYear.id}
        {places.students && (
          <> · {t('agreementView.DurationAndPartner.students', inWords(places.students))}</>
        )}
        {places.staff && <> · {t('agreementView.DurationAndPartner.staff', inWords(places.staff))}</>}
      </span>
      {agreement.renewedFrom != null && (
        <span>
          {t('agreementView.DurationAndPartner.renewedFrom')}{' '}
          <Link className={styles.link} to={`/iia/view/${agreement.renewedFrom}`}>
            {agreement.renewedFrom}
          </Link>
        </span>
      )}
      {renewals.length > 0 && (
        <span>
          {t('agreementView.DurationAndPartner.renewedBy', { count: renewals.length })}{' '}
          {renewals.map(({ id, startYear: from, endYear: until }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <Link className={styles.link} to={`/iia/view/${id}`}>
                {id} ({from?.name ?? from?.id} – {until?.name ?? until?.id})
              </Link>
            </Fragment>
          ))}
        </span>
      )}
      {!isOffice && (
        <AgreementStatusLine status={agreement.status}>
          {agreement.terminated > 0 && (
            <AgreementStatus status={{ id: agreement.terminated }} looks={TERMINATION_LOOK} />
          )}
        </AgreementStatusLine>
      )}
    </Stack>
  );
}

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink },
  partner: {
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    [MEDIA.cards]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
    fontWeight: tokens.fontWeightSemibold,
  },
});

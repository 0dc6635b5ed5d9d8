import type { AgreementItem } from 'shared-contracts/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/names.ts';
import {
  ErasmusCode,
  makeStyles,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { partnersOf } from '../model/sides.ts';

/** The years that an agreement holds for, and whom it is made with. */
export function DurationAndPartner({ agreement }: { readonly agreement: AgreementItem }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const { startYear, endYear } = agreement;
  return (
    <Stack as="span" gap="XXS">
      {partnersOf(agreement).map((partner) => (
        <span key={partner.id} className={styles.partner}>
          <VisuallyHidden>{t('agreementView.DurationAndPartner.partner')}</VisuallyHidden>
          {nameIn(partner, language)}{' '}
          {partner.erasmusCode && <ErasmusCode>{partner.erasmusCode}</ErasmusCode>}
        </span>
      ))}
      <span>
        <VisuallyHidden>{t('agreementView.DurationAndPartner.duration')}</VisuallyHidden>
        {startYear.name ?? startYear.id} / {endYear.name ?? endYear.id}
      </span>
    </Stack>
  );
}

const useStyles = makeStyles({
  partner: {
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

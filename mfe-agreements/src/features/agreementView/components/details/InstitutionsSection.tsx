import { institutionView } from 'shared-contracts/releases/addresses.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { nameIn, countryNameIn } from 'shared-contracts/text/names.ts';
import {
  Card,
  ErasmusCode,
  makeStyles,
  TextLink,
  tokens,
  useLanguage,
  useTranslation,
  NameText,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { sidesOf } from '../../model/details/sides.ts';
import { ContactList } from './ContactList.tsx';
import { Section } from '../Section.tsx';

/** Section A: either institution with its departmental coordinators, the local one first. */
export function InstitutionsSection({ agreement }: { readonly agreement: AgreementItem }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const { sides, others } = sidesOf(agreement);
  return (
    <Section title={t('agreementView.InstitutionsSection.title')}>
      <div className={styles.cards}>
        {sides.map(({ institution, contacts }) => {
          const { country, cityName, erasmusCode, heiId } = institution;
          const countryName = countryNameIn(country, language);
          return (
            <Card as="article" key={institution.id} className={styles.card}>
              <h3 className={styles.name}>
                <TextLink to={institutionView({ institutionId: institution.id })}>
                  <NameText>{nameIn(institution, language)}</NameText>
                </TextLink>
              </h3>
              <p className={styles.place}>
                {erasmusCode && <ErasmusCode>{erasmusCode}</ErasmusCode>}
                {[cityName, countryName].some(Boolean) && (
                  <span>{[cityName, countryName].filter(Boolean).join(', ')}</span>
                )}
                {heiId && <span>{heiId}</span>}
              </p>
              <h4 className={styles.subtitle}>{t('agreementView.InstitutionsSection.coordinators')}</h4>
              <ContactList contacts={contacts} />
            </Card>
          );
        })}
        {others.length > 0 && (
          <Card as="article" className={styles.card}>
            <h3 className={styles.name}>{t('agreementView.InstitutionsSection.others')}</h3>
            <ContactList contacts={others} />
          </Card>
        )}
      </div>
    </Section>
  );
}

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  card: { overflowWrap: 'anywhere' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  place: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground2,
  },
  subtitle: {
    margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
});

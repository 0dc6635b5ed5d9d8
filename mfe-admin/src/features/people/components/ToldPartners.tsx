import type { PersonAgreement } from 'shared-contracts/people/people.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import {
  focusRing,
  formatNumber,
  makeStyles,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Partners that are named at once; the others are folded below them. */
const NAMED = 5;

type ToldPartnersProps = {
  /** Agreements that change, as far as they are listed. */
  readonly agreements: readonly PersonAgreement[];
  /** Partners hear of it at all. */
  readonly isTold: boolean;
};

/** Says which partners are told, by name with the number of their agreements. */
export function ToldPartners({ agreements, isTold }: ToldPartnersProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const styles = useStyles();
  const told = isTold ? agreements.filter((agreement) => agreement.isTold) : [];
  if (told.length === 0) return <p>{t('people.ToldPartners.nobody')}</p>;
  const counts = new Map<string, number>();
  for (const { partner } of told) {
    const name = partner === null ? '?' : nameIn(partner, language);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const partners = [...counts].toSorted(([a], [b]) => a.localeCompare(b, tag));
  const list = (some: typeof partners) => (
    <Stack as="ul" gap="XXS" className={styles.list}>
      {some.map(([name, count]) => (
        <li key={name}>{`${name} (${formatNumber(count, tag)})`}</li>
      ))}
    </Stack>
  );
  const more = partners.length - NAMED;
  return (
    <>
      <p>
        {t('people.ToldPartners.text', {
          count: partners.length,
          number: formatNumber(partners.length, tag),
        })}
      </p>
      {list(partners.slice(0, NAMED))}
      {more > 0 && (
        <details>
          <summary className={styles.more}>
            {t('people.ToldPartners.more', { count: more, number: formatNumber(more, tag) })}
          </summary>
          {list(partners.slice(NAMED))}
        </details>
      )}
    </>
  );
}

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, overflowWrap: 'anywhere' },
  more: {
    width: 'fit-content',
    minHeight: '24px',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusMedium,
    ...focusRing,
  },
});

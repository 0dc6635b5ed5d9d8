import type { PersonAgreement } from 'shared-contracts/people/people.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { FirstOfMany } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';

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
  const told = isTold ? agreements.filter((agreement) => agreement.isTold) : [];
  if (told.length === 0) return <p>{t('people.ToldPartners.nobody')}</p>;
  const counts = new Map<string, number>();
  for (const { partner } of told) {
    const name = partner === null ? '?' : nameIn(partner, language);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const partners = [...counts].toSorted(([a], [b]) => a.localeCompare(b, tag));
  return (
    <>
      <p>
        {t('people.ToldPartners.text', {
          count: partners.length,
          number: formatNumber(partners.length, tag),
        })}
      </p>
      <FirstOfMany
        entries={partners.map(([name, count]) => `${name} (${formatNumber(count, tag)})`)}
        moreText={(count) => t('people.ToldPartners.more', { count, number: formatNumber(count, tag) })}
      />
    </>
  );
}

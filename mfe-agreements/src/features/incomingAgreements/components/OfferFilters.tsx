import type { IncomingAgreements } from 'shared-contracts/exchange/exchange.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterSelect, FilterText } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { OFFER_SEARCH_MAX_LENGTH, type OfferListSearch } from '../model/offerListSearch.ts';

type OfferFiltersProps = {
  readonly search: OfferListSearch;
  readonly partners: IncomingAgreements['partners'];
  readonly onChange: (change: Partial<OfferListSearch>, history?: 'replace') => void;
};

/** Words of an offer, and the partners who make any. */
export function OfferFilters({ search, partners, onChange }: OfferFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  return (
    <>
      <FilterText
        label={t('incomingAgreements.OfferFilters.search')}
        value={search.search}
        maxLength={OFFER_SEARCH_MAX_LENGTH}
        onChange={(words) => onChange({ search: words }, 'replace')}
      />
      <FilterSelect
        label={t('incomingAgreements.OfferFilters.partner')}
        allOf="masculine"
        value={search.partner === '' ? null : search.partner}
        options={partners.map(({ heiId, ...names }) => ({
          value: heiId,
          label: nameIn(names, language) || heiId,
        }))}
        onChange={(partner) => onChange({ partner: partner ?? '' })}
      />
    </>
  );
}

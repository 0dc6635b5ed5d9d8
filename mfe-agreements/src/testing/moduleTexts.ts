import type { Language } from 'shared-contracts/text/language.ts';
import recordEl from 'shared-record/locales/el.json';
import recordEn from 'shared-record/locales/en.json';
import viewEl from '../locales/agreementView/el.json';
import viewEn from '../locales/agreementView/en.json';
import wizardEl from '../locales/agreementWizard/el.json';
import wizardEn from '../locales/agreementWizard/en.json';
import pdfsEl from '../locales/agreementPdfs/el.json';
import pdfsEn from '../locales/agreementPdfs/en.json';
import bulkEl from '../locales/bulkWork/el.json';
import bulkEn from '../locales/bulkWork/en.json';
import campaignEl from '../locales/campaign/el.json';
import campaignEn from '../locales/campaign/en.json';
import listEl from '../locales/el.json';
import listEn from '../locales/en.json';
import incomingEl from '../locales/incomingAgreements/el.json';
import incomingEn from '../locales/incomingAgreements/en.json';
import gridEl from '../locales/mobilityGrid/el.json';
import gridEn from '../locales/mobilityGrid/en.json';
import refusedEl from '../locales/refusedRequests/el.json';
import refusedEn from '../locales/refusedRequests/en.json';
import { MODULE_ID } from '../moduleId.ts';

const TEXTS = {
  en: {
    ...listEn,
    ...incomingEn,
    ...refusedEn,
    ...bulkEn,
    ...gridEn,
    ...campaignEn,
    ...pdfsEn,
    ...viewEn,
    ...wizardEn,
  },
  gr: {
    ...listEl,
    ...incomingEl,
    ...refusedEl,
    ...bulkEl,
    ...gridEl,
    ...campaignEl,
    ...pdfsEl,
    ...viewEl,
    ...wizardEl,
  },
} satisfies Record<Language, object>;

/** Gives the texts of all pages of this module and of shared-record, by namespace. */
export function moduleTexts(language: Language = 'en') {
  return { [MODULE_ID]: TEXTS[language], 'shared-record': language === 'gr' ? recordEl : recordEn };
}

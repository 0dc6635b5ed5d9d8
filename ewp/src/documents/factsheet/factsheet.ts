import type { LocalisedText } from '../parts/localisedText.ts';
import type { PhoneNumber } from '../parts/phoneNumber.ts';

/** Two dates of each year, as `--MM-DD`. */
export type TermDates = { readonly autumnTerm: string; readonly springTerm: string };

/** Where to ask; at least one address, in one or more languages. */
export type InformationEntry = {
  readonly email: string;
  readonly phoneNumber: PhoneNumber;
  readonly websiteUrls: readonly LocalisedText[];
};

/** Factsheet of one institution. Source: EWP Factsheet API 1.2. The limits are in weeks. */
export type Factsheet = {
  readonly heiId: string;
  readonly calendar: { readonly studentNominations: TermDates; readonly studentApplications: TermDates };
  readonly applicationInfo: InformationEntry;
  readonly additionalRequirements: readonly {
    readonly name: string;
    readonly details: string;
    readonly informationWebsites: readonly LocalisedText[];
  }[];
  readonly decisionWeeksLimit: number;
  readonly torWeeksLimit: number;
  readonly accessibilities: readonly {
    readonly type: 'infrastructure' | 'service';
    readonly name: string;
    readonly description?: string | undefined;
    readonly information: InformationEntry;
  }[];
  readonly housingInfo: InformationEntry;
  readonly visaInfo: InformationEntry;
  readonly insuranceInfo: InformationEntry;
  readonly additionalInfos: readonly { readonly type: string; readonly info: InformationEntry }[];
};

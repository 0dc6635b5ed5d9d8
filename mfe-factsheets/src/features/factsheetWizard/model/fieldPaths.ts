/** The four entries of what incoming students are told. */
export const ENTRY_NAMES = [
  'applicationIncomingsInformationEntry',
  'housingInformationEntry',
  'visaInformationEntry',
  'insuranceInformationEntry',
] as const;
export type EntryName = (typeof ENTRY_NAMES)[number];

/** The contact of a row: e-mail, phone and web addresses. */
export type InfoName = `accessibilities.${number}.info` | `additionalInfos.${number}.info`;
export type RequirementName = `additionalRequirements.${number}`;

/** Members of an agreement that both universities agree on; all others are ours alone, or follow from the exchange. */
const AGREED: readonly string[] = [
  'startYear',
  'endYear',
  'institutions',
  'departmentalCoordinatorContacts',
  'studentMobilitiesForStudies',
  'studentMobilitiesForTraineeship',
  'staffMobilitiesForTeaching',
  'staffMobilitiesForTraining',
  'signings',
];

/** Takes what a revert restores out of a record. */
export function agreedPart(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([member]) => AGREED.includes(member)));
}

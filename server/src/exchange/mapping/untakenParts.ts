import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { UnmappedPart } from 'shared-contracts/exchange/exchange.ts';
import type { Iia, LanguageSkill, MobilitySpec, SubjectArea } from 'ewp/documents';
import { personOf, restOf } from './contactParts.ts';
import { partnersPeople, withinLimit } from './partnersPeople.ts';
import { signingOf } from './partnersSigning.ts';
import { KINDS } from './toConditions.ts';

const CONTACTS = 'departmentalCoordinatorContacts';
const SIGNINGS = 'signings';

/**
 * Names what of a partner's copy an agreement that is made of it does not have: people of ours whom the partner names, what of people has no place
 * here, and what {@link untakenConditions} names. All of it stays in the kept document.
 */
export function untakenParts(iia: Iia): UnmappedPart[] {
  const { own, other } = partnersPeople(iia);
  const { taken, beyond } = withinLimit(own);
  const [first, second] = iia.partners;
  const hasUnitOfNobody =
    first.ounitId !== undefined && own.every(({ ounitId }) => ounitId !== first.ounitId);
  const units = [...(hasUnitOfNobody ? [first.ounitId] : []), second.ounitId];
  return [
    ...named(
      'institutions',
      units.flatMap((unit) => unit ?? []),
    ),
    ...named(
      CONTACTS,
      taken.flatMap(({ contact }) => restOf(contact, ['emails', 'phoneNumbers', 'address', 'roles'])),
    ),
    ...named(
      CONTACTS,
      [...beyond, ...other].map(({ contact }) => personOf(contact)),
    ),
    ...named(
      SIGNINGS,
      first.signingContact === undefined ? [] : restOf(first.signingContact, ['emails', 'address']),
    ),
    ...named(
      SIGNINGS,
      signingOf(first) === null && first.signingDate !== undefined ? [first.signingDate] : [],
    ),
    ...named(
      SIGNINGS,
      [second.signingContact && personOf(second.signingContact), second.signingDate].flatMap(
        (text) => text ?? [],
      ),
    ),
    ...untakenConditions(iia),
  ];
}

/**
 * Names what of the conditions nobody can agree to as it stands: what an agreement from before v7 left open, and conditions of a university that is
 * no side of the agreement.
 */
export function untakenConditions({ partners, cooperationConditions }: Iia): UnmappedPart[] {
  const heiIds = partners.map(({ heiId }) => heiId);
  return MOBILITY_LISTS.flatMap((list) => {
    const specs: readonly MobilitySpec[] = cooperationConditions[KINDS[list]];
    return specs.flatMap((spec, index) => {
      const path = `${list}/${index}`;
      const { sendingHeiId, receivingHeiId } = spec;
      if (![sendingHeiId, receivingHeiId].every((heiId) => heiIds.includes(heiId)))
        return named(path, [`${sendingHeiId} → ${receivingHeiId}`]);
      return leftOpen(spec).map(({ field, value }) => ({ field: `${path}/${field}`, value }));
    });
  });
}

function leftOpen(spec: MobilitySpec): UnmappedPart[] {
  const { mobilitiesPerYear, isMobilitiesPerYearNotYetDefined, subjectAreas, recommendedLanguageSkills } =
    spec;
  const areas = subjectAreas.filter(({ v6Value }) => v6Value !== undefined).map(areaText);
  const skills = recommendedLanguageSkills.filter(
    ({ isNotYetDefined, subjectArea }) => isNotYetDefined === true || subjectArea?.v6Value !== undefined,
  );
  return [
    ...named(
      'mobilitiesPerYear',
      isMobilitiesPerYearNotYetDefined === true ? [String(mobilitiesPerYear)] : [],
    ),
    ...named('subjectAreasWithClarifications', areas),
    ...named('recommendedLanguageSkills', skills.map(skillText)),
  ];
}

function areaText({ iscedFCode, v6Value, iscedClarification }: SubjectArea): string {
  return [v6Value ?? iscedFCode, iscedClarification?.trim()].filter(Boolean).join(' ');
}

function skillText({ language, cefrLevel, subjectArea }: LanguageSkill): string {
  return [language, cefrLevel, subjectArea && areaText(subjectArea)].filter(Boolean).join(' ');
}

function named(field: string, values: readonly string[]): UnmappedPart[] {
  return values.map((value) => ({ field, value }));
}

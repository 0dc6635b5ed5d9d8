import { MOBILITY_LISTS, type MobilityList } from './entities/agreementItem.ts';
import { refusedAs } from '../errors/errorCodes.ts';
import type { FieldError } from '../errors/errors.ts';
import { isLanguageNeeded } from './mobilityLists.ts';
import { unlessWorded, type AsPartnerSent } from './asPartnerSent.ts';

const DETAILED_CODE = /^\d{4}$/;

/** What of an institution matters to the network. */
type NetworkInstitution = { readonly heiId?: string | null | undefined };
type NetworkSubjectArea = { readonly subjectArea: { readonly code?: string | null | undefined } };

/** What of a row of either kind matters to the network. */
type NetworkRow = {
  readonly fromInstitution: NetworkInstitution;
  readonly toInstitution: NetworkInstitution;
  readonly mobilitiesPerYear?: number | null | undefined;
  readonly totalMonthsPerYear?: number | null | undefined;
  readonly totalDaysPerYear?: number | null | undefined;
  readonly subjectAreasWithClarifications: readonly NetworkSubjectArea[];
  readonly recommendedLanguageSkills: ReadonlyArray<{
    readonly language: { readonly code?: string | null | undefined };
    readonly subjectAreaWithClarification?: NetworkSubjectArea | null | undefined;
  }>;
  readonly asPartnerSent?: AsPartnerSent | null | undefined;
};

/** What of an agreement matters to the network: an `AgreementItem` has it, and so has one that is about to be stored. */
export type NetworkAgreement = {
  readonly institutions: ReadonlyArray<
    NetworkInstitution & { readonly isLocal?: boolean | null | undefined }
  >;
} & { readonly [List in MobilityList]: readonly NetworkRow[] };

/**
 * Names each row and field of an agreement that the network would refuse; empty when it can be sent.
 *
 * - institutions: `too-many`, `required` (exactly one partner), `not-in-network` (without an id of the network)
 * - rows: `required`, `too-small`, `not-in-agreement`, `code-not-detailed`; nothing of what is sent in the partner's own words
 */
export function sendFaults(agreement: NetworkAgreement): readonly FieldError[] {
  const heiIds = agreement.institutions.flatMap(({ heiId }) => heiId ?? []);
  return [
    ...institutionFaults(agreement),
    ...MOBILITY_LISTS.flatMap((list) =>
      agreement[list].flatMap((row, index) =>
        unlessWorded(row.asPartnerSent, rowFaults(row, heiIds, isLanguageNeeded(list))).map((error) => ({
          ...error,
          field: `${list}/${index}/${error.field}`,
        })),
      ),
    ),
  ];
}

function institutionFaults({ institutions }: NetworkAgreement): FieldError[] {
  const partners = institutions.filter(({ isLocal }) => isLocal !== true);
  if (partners.length === 0) return [{ field: 'institutions', code: refusedAs('required') }];
  if (partners.length > 1)
    return [{ field: 'institutions', code: refusedAs('too-many'), params: { max: 2 } }];
  return institutions.every(({ heiId }) => heiId)
    ? []
    : [{ field: 'institutions', code: refusedAs('not-in-network') }];
}

function rowFaults(row: NetworkRow, heiIds: readonly string[], needsLanguage: boolean): FieldError[] {
  const errors: FieldError[] = [];
  for (const side of ['fromInstitution', 'toInstitution'] as const) {
    if (!heiIds.includes(row[side].heiId ?? ''))
      errors.push({ field: side, code: refusedAs('not-in-agreement') });
  }
  if ((row.mobilitiesPerYear ?? 0) < 1) {
    errors.push({ field: 'mobilitiesPerYear', code: refusedAs('too-small'), params: { min: 1 } });
  }
  for (const total of ['totalMonthsPerYear', 'totalDaysPerYear'] as const) {
    const amount = row[total];
    if (typeof amount === 'number' && amount <= 0)
      errors.push({ field: total, code: refusedAs('too-small'), params: { min: 1 } });
  }
  if (needsLanguage && row.recommendedLanguageSkills.length === 0) {
    errors.push({ field: 'recommendedLanguageSkills', code: refusedAs('required'), params: { min: 1 } });
  }
  return [...errors, ...codeFaults(row)];
}

function codeFaults(row: NetworkRow): FieldError[] {
  const areas = row.subjectAreasWithClarifications.flatMap(({ subjectArea }, index) =>
    DETAILED_CODE.test(subjectArea.code ?? '')
      ? []
      : [
          {
            field: `subjectAreasWithClarifications/${index}/subjectArea`,
            code: refusedAs('code-not-detailed'),
          },
        ],
  );
  const skills = row.recommendedLanguageSkills.flatMap((skill, index) => {
    const area = skill.subjectAreaWithClarification?.subjectArea;
    const field = `recommendedLanguageSkills/${index}`;
    return [
      ...(skill.language.code ? [] : [{ field: `${field}/language`, code: refusedAs('required') }]),
      ...(area && !DETAILED_CODE.test(area.code ?? '')
        ? [
            {
              field: `${field}/subjectAreaWithClarification/subjectArea`,
              code: refusedAs('code-not-detailed'),
            },
          ]
        : []),
    ];
  });
  return [...areas, ...skills];
}

import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';
import type { SetDefinition } from '../../../records/model/definition.ts';
import { MODEL } from '../../sets/model.ts';
import { mergeRecord } from '../../../records/save/merge/mergeRecord.ts';
import type { ParsedMembers } from '../../../records/save/posted/parsedMembers.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';

type Application = 'ApplicationStudentStudiesForms';

/** Names, e-mail and numbers of a person; null for what nobody told. */
type Identity = {
  readonly student: Pick<
    Unsaved<'ApplicationStudentData'>,
    'email' | 'nameLatin' | 'familyNameLatin' | 'nameGreek' | 'familyNameGreek'
  >;
  readonly studies: Pick<
    Unsaved<'ApplicationStudiesData'>,
    'universityRegistryNumber' | 'europeanStudentIdentifier'
  >;
};

/**
 * Writes into an application whose it is: names, e-mail, registry number and European student identifier.
 *
 * They are read-only members of the form, so what is posted for them counts for nothing, whoever posts it. They come from the record of the
 * owner, which follows the token; what that does not tell stays as it is stored. Source: docs/decisions/0002-reading-the-specification.md.
 */
export async function writeApplicant(
  before: Stored<Application> | null,
  after: Unsaved<Application>,
  owner: number,
  { database }: SaveContext,
): Promise<void> {
  const user = await database
    .selectFrom('users')
    .select([
      'email',
      'given_name',
      'family_name',
      'given_name_greek',
      'family_name_greek',
      'university_registry_number',
      'european_student_identifier',
    ])
    .where('id', '=', owner)
    .executeTakeFirst();
  if (user === undefined) return;
  const stored = before?.studentData[0];
  const identity: Identity = {
    student: {
      email: user.email ?? stored?.email ?? null,
      nameLatin: user.given_name ?? stored?.nameLatin ?? null,
      familyNameLatin: user.family_name ?? stored?.familyNameLatin ?? null,
      nameGreek: user.given_name_greek ?? stored?.nameGreek ?? user.given_name,
      familyNameGreek: user.family_name_greek ?? stored?.familyNameGreek ?? user.family_name,
    },
    studies: {
      universityRegistryNumber:
        user.university_registry_number ?? before?.studiesData?.universityRegistryNumber ?? null,
      europeanStudentIdentifier:
        user.european_student_identifier ?? before?.studiesData?.europeanStudentIdentifier ?? null,
    },
  };
  after.studentData = [
    { ...(after.studentData[0] ?? emptyPart(MODEL.ApplicationStudentData)), ...identity.student },
  ];
  after.studiesData = {
    ...(after.studiesData ?? emptyPart(MODEL.ApplicationStudiesData)),
    ...identity.studies,
  };
}

const NOTHING_POSTED: ParsedMembers = {
  fields: new Map(),
  references: new Map(),
  children: new Map(),
  links: new Map(),
};

function emptyPart<Name extends 'ApplicationStudentData' | 'ApplicationStudiesData'>(
  definition: SetDefinition<Name>,
) {
  return mergeRecord(definition, null, NOTHING_POSTED, new Map());
}

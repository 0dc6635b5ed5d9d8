import { createHash } from 'node:crypto';
import type { ApplicationPlan } from './applicationPlans.ts';
import { DISABILITY_FILE, REQUIRED_FILES, SHORT_TERM_FILES } from './applicationTexts.ts';
import { samplePdf } from './samplePdf.ts';
import type { SampleContext } from '../context/sampleContext.ts';

/** What is made here holds a page with a line of text. */
const NOTHING_TO_KNOW = '[]';

type FilesOf = {
  readonly applicationId: number;
  readonly plan: ApplicationPlan;
  readonly hasSpecialNeeds: boolean;
};

/** Adds the files that a submitted application must have, and the references to them. */
export function addApplicationFiles(
  context: SampleContext,
  { applicationId, plan, hasSpecialNeeds }: FilesOf,
): void {
  const slots = [
    ...REQUIRED_FILES,
    ...(plan.type === 'short-term-studies' ? SHORT_TERM_FILES : []),
    ...(hasSpecialNeeds ? [DISABILITY_FILE] : []),
  ];
  const ids = new Map(
    slots.map(([slot, fileName, title]) => [slot, addFile(context, plan, fileName, title)]),
  );
  context.batches.application_files_data(
    applicationId,
    ids.get('europass_cv') ?? null,
    ids.get('academic_identity') ?? null,
    ids.get('proposed_curriculum') ?? null,
    ids.get('foreign_language_certificate') ?? null,
    ids.get('letter_of_acceptance') ?? null,
    ids.get('recommendation_letter') ?? null,
    ids.get('disability_certificate') ?? null,
  );
}

function addFile(
  context: SampleContext,
  { student, created }: ApplicationPlan,
  fileName: string,
  title: string,
): number {
  const id = context.nextId('application_files');
  const { givenName, familyName } = student.person;
  const content = addContent(
    context,
    samplePdf(`Sample document: ${title} - ${givenName} ${familyName}`),
    created,
  );
  const time = created.toISOString();
  const mail = JSON.stringify({ email: student.email });
  context.batches.application_files(
    id,
    student.userId,
    fileName,
    content,
    NOTHING_TO_KNOW,
    mail,
    time,
    time,
    true,
  );
  return id;
}

/** Stores a file as the portal does with one that is uploaded, in one piece; gives its SHA-256. */
function addContent({ batches, contents, nextId }: SampleContext, bytes: Buffer, created: Date): string {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (contents.has(sha256)) return sha256;
  contents.add(sha256);
  const upload = nextId('file_uploads');
  batches.file_uploads(upload, created.toISOString());
  batches.file_chunks(upload, 0, `\\x${bytes.toString('hex')}`);
  batches.file_contents(sha256, bytes.length, upload);
  return sha256;
}

import {
  factsheetMembers,
  factsheetSingleChecks,
} from 'shared-contracts/factsheets/entities/factsheetMembers.ts';
import {
  factsheetCoordinator,
  factsheetInstitution,
} from 'shared-contracts/factsheets/entities/factsheetWizard.ts';
import { schemaIssues, type CheckingSchema } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';
import { isRowList, type RowList } from './cellPath.ts';
import type { CellSpec } from './cellSpec.ts';
import { sentOf, type Typed } from './typedValue.ts';

/** What the wizard and the server ask of each member. */
const SCHEMAS: Readonly<Record<string, CheckingSchema>> = {
  ...factsheetMembers,
  // A value is looked at without those beside it.
  ...factsheetSingleChecks,
  institution: factsheetInstitution,
  institutionalCoordinatorContact: factsheetCoordinator,
};

/** Lists what is wrong with a cell, by the names of its form; what its neighbours lack is not its fault. */
export function cellIssues({ path, field }: CellSpec, settled: Typed): readonly FieldIssue[] {
  const sent = sentOf(field, settled);
  const [member = '', ...below] = path.split('.');
  const inPart = isRowList(member) ? below.slice(1) : below;
  const part = inPart.reduceRight<unknown>((value, name) => ({ [name]: value }), sent);
  return issuesOf(member, part, inPart.join('.'), field.kind === 'urls' ? 'urls' : `texts.${field.member}`);
}

/** Lists what is wrong with a new row. */
export function rowIssues(list: RowList, row: object): readonly FieldIssue[] {
  return schemaIssues(factsheetMembers[list], [row]).map((issue) => ({
    ...issue,
    field: formName(issue.field),
  }));
}

/** Lists what is wrong with a new coordinator. */
export function coordinatorIssues(contact: object): readonly FieldIssue[] {
  return schemaIssues(factsheetCoordinator, contact).map((issue) => ({
    ...issue,
    field: formName(issue.field),
  }));
}

function issuesOf(member: string, part: unknown, at: string, name: string): readonly FieldIssue[] {
  const isList = isRowList(member);
  const place = [...(isList ? ['0'] : []), at].filter(Boolean).join('.');
  const schema = SCHEMAS[member];
  if (schema === undefined) return [];
  return schemaIssues(schema, isList ? [part] : part)
    .filter(({ field }) => field === place || field.startsWith(`${place}.`))
    .map((issue) => ({ ...issue, field: name + issue.field.slice(place.length) }));
}

/** `0.info.email` is the e-mail of the form, and `0.urls.1.value` its second address. */
function formName(field: string): string {
  const name = field.replace(/^0\./, '').replace(/^info\./, '');
  return name.startsWith('urls') ? name : `texts.${name}`;
}

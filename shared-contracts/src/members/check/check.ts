import * as z from 'zod/mini';
import { refusedAs } from '../../errors/errorCodes.ts';
import { reference } from './values.ts';
import type { CheckShape, ClientMember, Parts } from './checked.ts';
import { isBlankPart } from '../blank.ts';
import type { Entity, Link } from '../entity.ts';
import { fieldCheck, optionalFieldCheck } from './fieldCheck.ts';
import type { FieldName, LinkName } from '../reply/picked.ts';
import { isRequiredAt, type RequiredWhen } from '../requiredWhen.ts';

/**
 * Makes the check of some members of an entity at a stage; another name does not compile. Issues carry codes as their message.
 *
 * - parts: for a link what each of its records has to be, as checked by another such schema; for a field a schema of its own, where
 *   the field's properties do not say all
 * - a part within the record that no stage asks for, and of which nothing is filled in, is absent
 * - a link to one record is given by its id, in the result as well; links without a part are looked at for being there alone
 */
export function checkOf<
  const E extends Entity,
  const M extends FieldName<E> | LinkName<E>,
  const Stage extends RequiredWhen,
  N = unknown,
>(
  entity: E,
  members: readonly M[],
  stage: Stage,
  parts?: N & Parts<E, N>,
): z.ZodMiniObject<CheckShape<E, M, Stage, N>> {
  return checked(entity, members, stage, parts);
}

/**
 * Makes the check of all that a client may set of an entity: a new member is checked without another line.
 *
 * - refusals come in the order: links to one record, the parts as they are named, everything else
 */
export function checkWhole<const E extends Entity, const Stage extends RequiredWhen, N = unknown>(
  entity: E,
  stage: Stage,
  parts?: N & Parts<E, N>,
): z.ZodMiniObject<CheckShape<E, ClientMember<E>, Stage, N>> {
  const { fields, links } = entity;
  const open = Object.entries(fields).filter(([, field]) => field.isServerSet !== true);
  const single = Object.entries(links).filter(([, link]) => link.kind === 'toOne');
  const members = [
    ...single.map(([member]) => member),
    ...Object.keys(parts ?? {}),
    ...open.map(([member]) => member),
    ...Object.keys(links),
  ];
  return checked(entity, [...new Set(members)], stage, parts);
}

/** The types of the callers say what is in the result: here every member is looked up by its name. */
function checked(
  entity: Entity,
  members: readonly string[],
  stage: RequiredWhen,
  parts: object | undefined,
): z.ZodMiniObject<never> {
  const shape = Object.fromEntries(
    members.map((member) => [member, memberCheck(entity, member, stage, partOf(parts, member))]),
  );
  return z.object(shape, refusedAs('required')) as unknown as z.ZodMiniObject<never>;
}

function partOf(parts: object | undefined, member: string): z.ZodMiniType | undefined {
  // What may stand here is said by the types of the callers.
  return (parts as Readonly<Record<string, z.ZodMiniType>> | undefined)?.[member];
}

function memberCheck(
  { fields, links }: Entity,
  member: string,
  stage: RequiredWhen,
  part: z.ZodMiniType | undefined,
): z.ZodMiniType {
  const field = fields[member];
  if (field !== undefined)
    return part ?? (isRequiredAt(field, stage) ? fieldCheck(field) : optionalFieldCheck(field));
  const link = links[member];
  if (link === undefined) throw new TypeError(`There is no member ${member}.`);
  if (isRequiredAt(link, stage)) return linkCheck(link, part);
  const check = z.nullish(part ? linkCheck(link, part, 0) : z.unknown());
  return isOptionalPart(link) ? z.nullish(z.pipe(z.transform(absentIfBlank), check)) : check;
}

/** A part that no stage asks for: one of which nothing is filled in is none, and one that is partly filled in is checked. */
function isOptionalPart({ kind, requiredWhen }: Link): boolean {
  return kind === 'ownedOne' && requiredWhen === undefined;
}

function absentIfBlank(part: unknown): unknown {
  return isBlankPart(part) ? null : part;
}

function linkCheck(link: Link, part: z.ZodMiniType | undefined, least = 1): z.ZodMiniType {
  switch (link.kind) {
    case 'toOne':
      return part ?? reference;
    case 'ownedOne':
      return part ?? z.looseObject({}, refusedAs('required'));
    case 'ownedMany':
    case 'linkedMany': {
      const { maxItems } = link;
      return z
        .array(part ?? z.unknown(), refusedAs('required'))
        .check(
          z.minLength(least, refusedAs('required')),
          ...(maxItems === undefined ? [] : [z.maxLength(maxItems, refusedAs('too-many'))]),
        );
    }
  }
}

import {
  dayText,
  commentText,
  joined,
  listed,
  named,
  numberText,
  plainText,
  switchText,
} from './valueText.ts';
import type { ValueText } from './valueText.ts';
import { isObject } from '../../records/save/posted/body.ts';
import type { Field, Link, SetDefinition } from '../../records/model/definition.ts';

const TEXT_OF_TYPE: Readonly<Record<Field['type'], ValueText>> = {
  integer: numberText,
  number: numberText,
  boolean: switchText,
  flag: (value, telling) => switchText(value === 1, telling),
  text: plainText,
  html: commentText,
  date: dayText,
  dateTime: dayText,
  monthDay: plainText,
  // A value without identity has words of its own, or is nothing that people read.
  json: () => null,
  content: () => null,
};

/** Tells the value of a field as its type says; a closed list of numbers tells the number. */
export function textOfField(field: Field): ValueText {
  return field.references === undefined ? TEXT_OF_TYPE[field.type] : named(field.references);
}

/** Tells what a link leads to, in one text. */
export function textOfLink(link: Link): ValueText {
  if (link.kind === 'toOne') return named(link.set);
  return link.kind === 'ownedOne' ? textOfPart(link) : listed(textOfPart(link));
}

/** Tells one of the things that a link leads to: a linked record by its name, an owned one by what it says. */
export function textOfPart(link: Link): ValueText {
  if (link.kind === 'toOne' || link.kind === 'linkedMany') return named(link.set);
  return (value, telling) => {
    if (!isObject(value)) return null;
    const texts = textsOf(link.target).map(([member, text]) =>
      (value[member] ?? null) === null ? null : text(value[member], telling),
    );
    return joined(texts, ' ');
  };
}

/** Lists the members of a set that say something to people, each with its text: those that have a label and that no server sets. */
export function textsOf({ fields, links }: SetDefinition): readonly (readonly [string, ValueText])[] {
  return [
    ...Object.entries(links).map(([member, link]) => ({ member, rule: link, text: textOfLink(link) })),
    ...Object.entries(fields).map(([member, field]) => ({ member, rule: field, text: textOfField(field) })),
  ]
    .filter(({ rule }) => rule.label !== undefined && !('isServerSet' in rule && rule.isServerSet))
    .map(({ member, text }) => [member, text] as const);
}

import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import type { FieldType } from 'shared-contracts/members/entity.ts';
import { isRequiredAt } from 'shared-contracts/members/requiredWhen.ts';
import type { Field, Link, SetDefinition } from '../../records/model/definition.ts';
import { MODEL } from '../sets/model.ts';

const NAMESPACE = 'Portal';

const EDM_TYPES: Readonly<Record<FieldType, string>> = {
  integer: 'Edm.Int32',
  number: 'Edm.Decimal',
  boolean: 'Edm.Boolean',
  flag: 'Edm.Int16',
  text: 'Edm.String',
  html: 'Edm.String',
  date: 'Edm.Date',
  dateTime: 'Edm.DateTimeOffset',
  monthDay: 'Edm.String',
  content: 'Edm.Binary',
  json: 'Edm.Untyped',
};

/** Describes the sets as OData EDMX. Names of the model hold no character that XML would need to escape. */
export function describeMetadata(): string {
  const types = Object.values(MODEL).map(entityType).join('');
  const sets = SET_NAMES.map((name) => `<EntitySet Name="${name}" EntityType="${NAMESPACE}.${name}"/>`).join(
    '',
  );
  return (
    '<?xml version="1.0" encoding="utf-8"?>' +
    '<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>' +
    `<Schema Namespace="${NAMESPACE}" xmlns="http://docs.oasis-open.org/odata/ns/edm">${types}` +
    `<EntityContainer Name="Container">${sets}</EntityContainer></Schema></edmx:DataServices></edmx:Edmx>`
  );
}

function entityType({ name, key, fields, links, computed = {}, derived = {} }: SetDefinition): string {
  const properties = Object.entries(fields).map(([member, field]) => property(member, field));
  const made = Object.keys(computed).map((member) => property(member, { type: 'json' }));
  const derivable = Object.entries(derived).map(([member, { type }]) => property(member, { type }));
  const navigations = Object.entries(links).map(([member, link]) => navigation(member, link));
  const id = `<Property Name="id" Type="${EDM_TYPES[key.type]}" Nullable="false"/>`;
  return `<EntityType Name="${name}"><Key><PropertyRef Name="id"/></Key>${id}${[...properties, ...made, ...derivable].join('')}${navigations.join('')}</EntityType>`;
}

function property(member: string, field: Field): string {
  const { type, maxLength } = field;
  const length = maxLength === undefined ? '' : ` MaxLength="${maxLength}"`;
  return `<Property Name="${member}" Type="${EDM_TYPES[type]}" Nullable="${!isRequiredAt(field, 'posted')}"${length}/>`;
}

function navigation(member: string, link: Link): string {
  const isMany = link.kind === 'ownedMany' || link.kind === 'linkedMany';
  const type = `${NAMESPACE}.${link.set}`;
  const isContained = link.kind === 'ownedMany' || link.kind === 'ownedOne';
  return `<NavigationProperty Name="${member}" Type="${isMany ? `Collection(${type})` : type}"${isContained ? ' ContainsTarget="true"' : ''}/>`;
}

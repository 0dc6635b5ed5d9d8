import type { RawBuilder } from 'kysely';
import type { FieldType } from 'shared-contracts/members/entity.ts';
import { isoTime } from '../../database/isoTime.ts';

/** Makes a value look as the wire has it: times in UTC with milliseconds; the rest PostgreSQL's JSON writes so already. */
export function wireValue(value: RawBuilder<unknown>, type: FieldType): RawBuilder<unknown> {
  return type === 'dateTime' ? isoTime(value) : value;
}

import type { Entity } from 'shared-contracts/members/entity.ts';
import { memberLabel, type LabelledMember } from 'shared-contracts/members/labels/memberLabel.ts';
import { useCallback } from 'react';
import { useLanguage } from 'shared-ui/core';

/** Gives what people call the members of an entity, in the language of the page; the same function until that changes. */
export function useMemberLabel<const E extends Entity>(entity: E): (member: LabelledMember<E>) => string {
  const { tag } = useLanguage();
  return useCallback((member) => memberLabel(entity, member, tag), [entity, tag]);
}

import { useEffect, useState } from 'react';
import type { NewApplicationBlock } from 'shared-contracts/applications/applications.ts';
import { fieldErrorText, Navigate, useLocation, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { BLOCK_CODE } from '../model/saving/applicationBlock.ts';

const FORBIDDEN_PATH = '/401';

type ForbiddenProps = { readonly block: NonNullable<NewApplicationBlock> };

/** Leads to the page for what is not allowed, which carries where one came from, and says why. Source: specification document 3, section 8. */
export function Forbidden({ block }: ForbiddenProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const text = fieldErrorText({ code: BLOCK_CODE[block] }, t);
  const from = useLocation();
  const [state] = useState({ from });
  useEffect(() => toast({ kind: 'warning', text }), [toast, text]);
  return <Navigate to={FORBIDDEN_PATH} replace state={state} />;
}

import type { TypedUrl } from '../../../model/cells/typedValue.ts';

/** What is typed, as a form holds it. */
export type TypedForm = { texts: Record<string, string>; urls: TypedUrl[] };

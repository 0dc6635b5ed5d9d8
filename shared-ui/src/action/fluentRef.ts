import type { Ref } from 'react';

/** Hands a ref to a Fluent component, whose types cannot name the element that they hand on. */
export function fluentRef(ref: Ref<HTMLButtonElement>): Ref<never> {
  // Fluent types the ref of a component that may be button or link as `never`; with `as="button"` it is a button.
  return ref as Ref<never>;
}

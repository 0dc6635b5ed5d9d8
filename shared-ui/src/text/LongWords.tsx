import { Fragment } from 'react';

/** Longer than any family name or science: no column has room for it. */
const LONG_WORD = /([\p{L}\p{M}\p{N}]{21,})/u;
/** Accents stay with their letters. */
const PIECE = /(?:\P{M}\p{M}*|\p{M}){1,10}/gu;

/** A name whose words stay whole, except for those of more than twenty letters: they may be broken after every tenth. */
export function LongWords({ children }: { readonly children: string }) {
  // The words that a split by a group finds stand at the odd places.
  return children
    .split(LONG_WORD)
    .map((part, index) => (index % 2 === 0 ? part : <Breakable key={index} word={part} />));
}

function Breakable({ word }: { readonly word: string }) {
  return (word.match(PIECE) ?? [word]).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

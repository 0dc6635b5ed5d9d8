const FORMATTED =
  'CallExpression[callee.property.name=/^(format|formatRange|toLocaleString|toLocaleDateString|toLocaleTimeString)$/]:not([callee.object.name=/[sS]earch$/])';
/** Patterns of syntax that parse what `Intl` writes, whose order, marks and digits change with the language data of browser and server. */
const PARSED_INTL = [
  `MemberExpression[property.name=/^(replace|replaceAll|slice|substring|split|startsWith|endsWith|indexOf|match|matchAll|padStart|localeCompare)$/] > ${FORMATTED}.object`,
  `CallExpression[callee.name=/^(Number|parseInt|parseFloat|BigInt)$/] > ${FORMATTED}.arguments`,
  `CallExpression[callee.property.name=/^(parse|exec|test)$/] > ${FORMATTED}.arguments`,
  `NewExpression[callee.name="Date"] > ${FORMATTED}.arguments`,
].map((selector) => ({
  selector,
  message:
    'Do not parse what Intl formats: take digits from clockTime() or universityDay(), other parts from formatParts() of shared-contracts/dates/universityTime.ts.',
}));

/** Patterns of syntax that format days outside the one module, by the language or the time zone of browser or server. */
const FORMATTED_DAYS = [
  ':matches(NewExpression, CallExpression)[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
].map((selector) => ({
  selector,
  message:
    'Format days with shared-contracts/dates/formatDate.ts (shared-ui/core), in the time zone of the university, and numbers with Intl.NumberFormat.',
}));

/** What lint refuses of `Intl` everywhere but in `universityTime.ts`. */
export const INTL = [...PARSED_INTL, ...FORMATTED_DAYS];

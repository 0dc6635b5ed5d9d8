const FORMATTED =
  'CallExpression[callee.property.name=/^(format|formatRange|toLocaleString|toLocaleDateString|toLocaleTimeString)$/]:not([callee.object.name=/[sS]earch$/])';
/** Patterns of syntax that parse what `Intl` writes, whose order, marks and digits change with the language data of browser and server. */
export const PARSED_INTL = [
  `MemberExpression[property.name=/^(replace|replaceAll|slice|substring|split|startsWith|endsWith|indexOf|match|matchAll|padStart|localeCompare)$/] > ${FORMATTED}.object`,
  `CallExpression[callee.name=/^(Number|parseInt|parseFloat|BigInt)$/] > ${FORMATTED}.arguments`,
  `CallExpression[callee.property.name=/^(parse|exec|test)$/] > ${FORMATTED}.arguments`,
  `NewExpression[callee.name="Date"] > ${FORMATTED}.arguments`,
  ':matches(NewExpression, CallExpression)[callee.object.name="Intl"][callee.property.name="DateTimeFormat"] > Literal.arguments:first-child',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/] > Literal.arguments:first-child',
].map((selector) => ({
  selector,
  message:
    'Do not parse what Intl formats, and do not fix its language: take digits from clockTime() or universityDay() of shared-contracts/dates/universityTime.ts, other parts from formatToParts().',
}));

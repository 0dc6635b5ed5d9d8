/** So many files, with what each keeps, fit into one or two gigabytes. */
const MOST_IN_A_GROUP = 20;

/**
 * Files that share what they import, which costs far more than they do, by the name of their group: those of one package that lie beside the
 * code or in its `test`. Files that take long lie next to each other, and are dealt out like cards.
 *
 * - isDealt: whether a group of this name is dealt out by the score, since its files keep much in memory; all of them unless it is given
 */
export function dealt(files, isDealt = () => true) {
  const groups = Map.groupBy(files, (path) => path.split('/').slice(0, 2).join('-'));
  return [...groups].flatMap(([name, paths]) => {
    const count = isDealt(name) ? Math.ceil(paths.length / MOST_IN_A_GROUP) : 1;
    const hands = Map.groupBy(paths, (_path, index) => index % count);
    return [...hands].map(([at, some]) => [count === 1 ? name : `${name}-${at + 1}`, some]);
  });
}

const WIDEST = 120;

/** Writes a value as JSON for people: what is short stands on one line, all else one member a line. Ends with a line feed. */
export function jsonText(value: unknown): string {
  return `${write(value, '', 0)}\n`;
}

/** - before: how much of its line is taken */
function write(value: unknown, indent: string, before: number): string {
  const short = onOneLine(value);
  if (typeof value !== 'object' || value === null || before + short.length <= WIDEST) return short;
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item: unknown) => inner + write(item, inner, inner.length))
    : membersOf(value).map(([name, member]) => {
        const start = `${inner}${JSON.stringify(name)}: `;
        return start + write(member, inner, start.length);
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${items.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const members = membersOf(value).map(([name, member]) => `${JSON.stringify(name)}: ${onOneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function membersOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

/**
 * A kind of draft: of one kind of record, in the shape that this release writes.
 *
 * - name: stands in the draft's key; version: of the form's shape, raised with each change that an older draft does not fit
 * - schema: of the form, with an empty value for each member that an older draft may lack; upgrades: by version, what turns a form of that
 *   version into one of the next. What they leave without a place in the schema is offered as text
 * - isPersonal: the form has a tax number, a social security number, an IBAN or the like: its drafts never lie readable in the browser, and
 *   nothing of them is left when the person signs out
 */
export type DraftKind<Form> = {
  readonly name: string;
  readonly version: number;
  readonly schema: {
    readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: Form };
  };
  readonly upgrades?: Readonly<Record<number, (form: unknown) => unknown>>;
  readonly isPersonal?: boolean;
};

/**
 * What the browser keeps of a record that is being written, until it is saved.
 *
 * - savedAt: ISO time of the last key press that it holds
 * - version, creationKey: of the record from which it began, as in `OpenedRecord`
 * - opened: the form as it was when it began, to tell what was typed since; form: the form as it is
 */
export type Draft<Form> = {
  readonly savedAt: string;
  readonly version: string | null;
  readonly creationKey: string | null;
  readonly opened: Form;
  readonly form: Form;
};

/**
 * A draft that lies in this browser.
 *
 * - draft: null when this release cannot read it
 * - text: what was typed and has no place in the form, line by line, to be copied: all of a draft that cannot be read; '' for nothing
 */
export type StoredDraft<Form> = {
  readonly key: string;
  readonly draft: Draft<Form> | null;
  readonly text: string;
};

/** Reads a draft as it was kept; one of an older version is brought to the present one. */
export function readDraft<Form>(kind: DraftKind<Form>, kept: string | null): Omit<StoredDraft<Form>, 'key'> {
  const content = parsed(kept ?? '');
  if (content === null) return { draft: null, text: kept ?? '' };
  const { schemaVersion, savedAt, version, creationKey, opened, form, text } = content;
  const before = readForm(kind, Number(schemaVersion), opened);
  const now = readForm(kind, Number(schemaVersion), form);
  const textWith = (lines: readonly string[]) => [textOrNull(text), ...lines].filter(Boolean).join('\n');
  if (before === null || now === null || typeof savedAt !== 'string')
    return { draft: null, text: textWith(typedText(form)) };
  return {
    draft: {
      savedAt,
      version: textOrNull(version),
      creationKey: textOrNull(creationKey),
      opened: before.form,
      form: now.form,
    },
    // What the record has had already was not typed.
    text: textWith(now.withoutPlace.filter((line) => !before.withoutPlace.includes(line))),
  };
}

/**
 * Writes a draft as {@link readDraft} reads it.
 *
 * - draft: null where only a text is left
 * - text: of the draft that this one goes on with, as long as nobody has dropped it
 */
export function writeDraft<Form>(
  { version: schemaVersion }: DraftKind<Form>,
  draft: Draft<Form> | null,
  text: string,
): string {
  return JSON.stringify({ schemaVersion, ...draft, ...(text === '' ? {} : { text }) });
}

function readForm<Form>(
  kind: DraftKind<Form>,
  version: number,
  value: unknown,
): { readonly form: Form; readonly withoutPlace: readonly string[] } | null {
  let form = value;
  for (let at = version; at !== kind.version; at += 1) {
    const upgrade = kind.upgrades?.[at];
    if (upgrade === undefined) return null;
    try {
      form = upgrade(form);
    } catch {
      return null;
    }
  }
  const { success, data } = kind.schema.safeParse(form);
  return success && data !== undefined ? { form: data, withoutPlace: textWithoutPlace(form, data) } : null;
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const content: unknown = JSON.parse(text);
    return isRecord(content) ? content : null;
  } catch {
    return null;
  }
}

/** Lists what was typed into members that the form, as it was read, has no more. */
function textWithoutPlace(kept: unknown, read: unknown, name = ''): readonly string[] {
  if (!isRecord(kept) || !isRecord(read)) return [];
  return membersOf(kept, name).flatMap(([member, part, path]) =>
    Object.hasOwn(read, member) ? textWithoutPlace(part, read[member], path) : typedText(part, path),
  );
}

/** Lists what people type and tick, by the names of its members. */
function typedText(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number' || value === true)
    return value === '' ? [] : [`${name}: ${value}`];
  return isRecord(value) ? membersOf(value, name).flatMap(([, part, path]) => typedText(part, path)) : [];
}

/** Members with their paths; those by which the browser and the server tell records apart are nobody's text. */
function membersOf(value: Readonly<Record<string, unknown>>, name: string) {
  return Object.entries(value)
    .filter(([member]) => member !== 'key' && member !== 'id')
    .map(([member, part]) => [member, part, [name, member].filter(Boolean).join('.')] as const);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

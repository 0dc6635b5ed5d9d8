/**
 * A kind of draft: of one kind of record, in the shape that this release writes.
 *
 * - name: stands in the draft's key; version: of the form's shape, raised with each change that an older draft does not fit
 * - schema: of the form; upgrades: by version, what turns a form of that version into one of the next
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
 * - draft: null when this release cannot read it: then `text` is what was typed, line by line, to be copied
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
  const { schemaVersion, savedAt, version, creationKey, opened, form } = content;
  const before = readForm(kind, Number(schemaVersion), opened);
  const now = readForm(kind, Number(schemaVersion), form);
  if (before === null || now === null || typeof savedAt !== 'string')
    return { draft: null, text: typedText(form).join('\n') };
  return {
    draft: {
      savedAt,
      version: textOrNull(version),
      creationKey: textOrNull(creationKey),
      opened: before.form,
      form: now.form,
    },
    text: '',
  };
}

/** Writes a draft as {@link readDraft} reads it. */
export function writeDraft<Form>({ version: schemaVersion }: DraftKind<Form>, draft: Draft<Form>): string {
  return JSON.stringify({ schemaVersion, ...draft });
}

function readForm<Form>(
  kind: DraftKind<Form>,
  version: number,
  value: unknown,
): { readonly form: Form } | null {
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
  return success && data !== undefined ? { form: data } : null;
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const content: unknown = JSON.parse(text);
    // A JSON object has string keys; nothing is assumed of its values.
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Lists what people type, by the names of its members. */
function typedText(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number')
    return value === '' ? [] : [`${name}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([member]) => member !== 'key' && member !== 'id')
    .flatMap(([member, part]) => typedText(part, [name, member].filter(Boolean).join('.')));
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

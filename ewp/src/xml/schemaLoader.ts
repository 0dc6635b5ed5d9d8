import {
  closeBuffer,
  openBuffer,
  readBuffer,
  XmlDocument,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';
import { readSchemaFile, schemaFileOf } from './schemaFiles.ts';

const SCHEME = 'ewp-schema:/';

const validators = new Map<string, XsdValidator>();
let isLoaderRegistered = false;

/**
 * Gives the validator of documents whose root has this namespace; undefined for a namespace that is not of the network.
 *
 * A schema is compiled when it is first needed and kept for the life of the process. Its imports come from the vendored files: nothing else
 * can be opened, whatever a document names as its schema.
 */
export function validatorOf(namespace: string): XsdValidator | undefined {
  const file = schemaFileOf(namespace);
  if (file === undefined) return undefined;
  const known = validators.get(file);
  if (known !== undefined) return known;
  const made = compile(file);
  validators.set(file, made);
  return made;
}

function compile(file: string): XsdValidator {
  registerLoader();
  const schema = XmlDocument.fromBuffer(readSchemaFile(file), { url: `${SCHEME}${file}` });
  try {
    return XsdValidator.fromDoc(schema);
  } finally {
    schema.dispose();
  }
}

/** The library keeps one list of providers for the whole process. */
function registerLoader(): void {
  if (isLoaderRegistered) return;
  isLoaderRegistered = true;
  xmlRegisterInputProvider({
    match: (name) => name.startsWith(SCHEME),
    open: (name) => {
      try {
        return openBuffer(readSchemaFile(name.slice(SCHEME.length)));
      } catch {
        return undefined;
      }
    },
    read: readBuffer,
    close: (descriptor) => {
      closeBuffer(descriptor);
      return true;
    },
  });
}

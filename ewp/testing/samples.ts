import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, 'samples');

/** Reads a published document, such as `spec/ewp-specs-api-ounits-response-example.xml`. */
export function sample(name: string): Buffer {
  return readFileSync(path.join(FOLDER, name));
}

export function sampleNames(folder: 'spec' | 'hash'): readonly string[] {
  return readdirSync(path.join(FOLDER, folder))
    .filter((name) => name.endsWith('.xml'))
    .map((name) => `${folder}/${name}`);
}

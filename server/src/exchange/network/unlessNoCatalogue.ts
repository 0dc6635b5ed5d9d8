import { NoCatalogue } from 'ewp/registry';

/** Gives what the registry answers; null while it has never answered. */
export async function unlessNoCatalogue<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof NoCatalogue) return null;
    throw error;
  }
}

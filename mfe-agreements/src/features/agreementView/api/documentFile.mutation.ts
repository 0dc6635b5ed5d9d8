import { COPIES_PATHS, keptXmlSchema } from 'shared-contracts/exchangeCopies.ts';
import { useExchange, useMutation } from 'shared-auth/api';
import { saveFile } from '../../../lib/saveFile.ts';

type DocumentFile = { readonly id: number; readonly name: string };

/** Saves a kept document as a file, as it came or went. */
export function useDocumentFile() {
  const exchange = useExchange();
  return useMutation({
    mutationFn: async ({ id, name }: DocumentFile) => {
      const xml = await exchange({ path: COPIES_PATHS.document(id), isText: true, schema: keptXmlSchema });
      saveFile(new Blob([xml], { type: 'application/xml' }), name);
    },
  });
}

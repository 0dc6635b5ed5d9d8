import { readDocument } from 'shared-contracts/exchange/copiesCalls.ts';
import { useCall, useMutation } from 'shared-client';
import { saveFile } from 'shared-ui/core';

type DocumentFile = { readonly id: number; readonly name: string };

/** Saves a kept document as a file, as it came or went. */
export function useDocumentFile() {
  const call = useCall();
  return useMutation({
    mutationFn: async ({ id, name }: DocumentFile) => {
      const xml = await call(readDocument, { params: { id } });
      saveFile(new Blob([xml], { type: 'application/xml' }), name);
    },
  });
}

import { useApi, useMutation } from 'shared-client';
import { saveFile } from 'shared-ui/core';

/** Hands the file of a record to the person under its own name. */
export function useFileDownload() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ id, name }: { readonly id: number; readonly name: string }) =>
      saveFile(await api.download(id), name),
  });
}

// What pages need that read records, besides shared-ui/core and list.
export { exchangeErrorText } from './errors/exchangeErrorText.ts';
export { ExportMenu } from './export/ExportMenu.tsx';
export { ExportNotice } from './export/ExportNotice.tsx';
export {
  useListExport,
  type ExportedFile,
  type ExportFormat,
  type Exporter,
  type ListExport,
  type ExportWork,
} from './export/useListExport.ts';
export { ListFollower } from './follow/ListFollower.tsx';
export { RecordFollower } from './follow/RecordFollower.tsx';
export { RecordWay } from './list/RecordWay.tsx';
export { ListPage } from './list/ListPage.tsx';
export { SelectionChoices } from './list/SelectionChoices.tsx';
export { useMemberLabel } from './names/useMemberLabel.ts';
export { useMemberPath } from './names/useMemberPath.ts';
export { createPageTexts } from './texts/pageTexts.tsx';

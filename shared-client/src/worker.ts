// For what a module gives to a worker of its own; brought along by each module that has one.
export { askWorker, type WorkerOptions, type WorkerReply } from './worker/askWorker.ts';
export { checkedFile, readChecked, type CheckedFile } from './worker/checkedFile.ts';
export { workerFailure } from './worker/workerFailure.ts';

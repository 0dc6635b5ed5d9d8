import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import en from '../../../../../locales/applicationForm/en.json';
import { NO_UPLOADS } from '../../../usePendingUploads.ts';
import { FileSlotField } from '../FileSlotField.tsx';
import { makeBlobsReadable } from '../testing/readableBlobs.ts';
import type { PhotosReply, PhotosRequest } from './photoMessages.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);
const photo = (name: string) => new File([JPEG], name, { type: 'image/jpeg' });
const pdf = (bytes = 100) => new Blob(['%PDF-1.7\n', new Uint8Array(bytes)]);

/** Stands in for the worker; the test itself says what it answers. */
class PhotoWorker extends EventTarget {
  static all: PhotoWorker[] = [];
  request: PhotosRequest | undefined;
  isEnded = false;
  constructor() {
    super();
    PhotoWorker.all.push(this);
  }
  postMessage(request: PhotosRequest) {
    // The preview of the PDF has a worker of its own.
    if ('photos' in request) this.request = request;
    else PhotoWorker.all = PhotoWorker.all.filter((other) => other !== this);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: PhotosReply) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const asked = async (count: number) => {
  await waitFor(() =>
    expect(PhotoWorker.all.filter(({ request }) => request !== undefined)).toHaveLength(count),
  );
  const worker = PhotoWorker.all.filter(({ request }) => request !== undefined)[count - 1];
  if (worker?.request === undefined) throw new Error('Nothing was asked.');
  const pictures = worker.request.photos.map((_photo, index) => `data:image/jpeg,${index}`);
  return { worker, request: worker.request, made: { pdf: pdf(), pictures } };
};

const noted = jest.fn();

function open() {
  // Files of the release come, whatever they are.
  return renderInPortal(
    <SignedIn role="Student">
      <FileSlotField
        slot="europassCv"
        fieldName="filesData.0.europassCv"
        isRequired
        value={null}
        onChange={() => undefined}
        isReadOnly={false}
        owner={null}
        onSending={() => undefined}
        uploads={{ ...NO_UPLOADS, note: noted }}
      />
    </SignedIn>,
    { messages: { 'mfe-applications': en } },
  );
}

const choose = (...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText(/Choose a PDF or photos$|other photos$/), { target: { files } });

beforeAll(makeBlobsReadable);
beforeEach(() => {
  PhotoWorker.all = [];
  Object.assign(globalThis, {
    Worker: PhotoWorker,
    fetch: async () => ({ ok: true, status: 200, arrayBuffer: async () => null }),
  });
});

describe('photos that are chosen in a slot', () => {
  test('become one PDF, named by the first, whose pages are shown, turned, taken out and added', async () => {
    const { user } = open();
    choose(photo('Ταυτότητα 1.JPG'), photo('2.jpg'));
    expect(await screen.findByText('Making a PDF of 2 photos…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
    const first = await asked(1);
    // Whoever leaves the form meanwhile is asked.
    expect(noted).toHaveBeenLastCalledWith('europassCv', true);
    expect(first.request).toMatchObject({ title: 'Ταυτότητα 1', photos: [{ turns: 0 }, { turns: 0 }] });
    first.worker.answer({ made: first.made });
    expect(await screen.findByText('Ταυτότητα 1.pdf')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Page 2' })).toHaveAttribute('src', 'data:image/jpeg,1');
    expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();

    // Twice before the first is done: both count.
    await user.click(screen.getByRole('button', { name: 'Turn page 2 to the right' }));
    await user.click(screen.getByRole('button', { name: 'Turn page 2 to the right' }));
    const turned = await asked(3);
    expect(turned.request.photos.map(({ turns }) => turns)).toEqual([0, 2]);
    turned.worker.answer({ made: turned.made });
    await user.click(await screen.findByRole('button', { name: 'Remove page 1' }));
    expect(screen.getByRole('group', { name: /^Pages of/ })).toHaveFocus();
    fireEvent.change(screen.getByLabelText(/Add photos of further pages$/), {
      target: { files: [photo('3.jpg')] },
    });
    const added = await asked(5);
    expect(added.request.photos.map(({ file }) => file.name)).toEqual(['2.jpg', '3.jpg']);
  });

  test('are named where one of them cannot be read, and leave what was chosen before as it is', async () => {
    open();
    choose(photo('1.jpg'));
    const first = await asked(1);
    first.worker.answer({ made: first.made });
    await screen.findByText('1.pdf');
    fireEvent.change(screen.getByLabelText(/Add photos of further pages$/), {
      target: { files: [photo('bad.heic')] },
    });
    (await asked(2)).worker.answer({ made: { unreadable: 'bad.heic' } });
    expect(await screen.findByText(/bad.heic cannot be read as a photo/)).toBeVisible();
    expect(screen.getByText('1.pdf')).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test.each([
    [
      'a document that is too large',
      { made: { pdf: pdf(10_485_760), pictures: ['data:,'] } },
      /larger than 10MB/,
    ],
    ['a worker that fails', { failure: 'out of memory' }, /No PDF could be made/],
  ])('say so in words: %s', async (_what, answer, text) => {
    open();
    choose(photo('1.jpg'));
    (await asked(1)).worker.answer(answer);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  });

  test('are given up when something else is chosen, when there are too many, or beside a PDF', async () => {
    open();
    choose(photo('1.jpg'));
    const { worker } = await asked(1);
    choose(...Array.from({ length: 21 }, (_unused, index) => photo(`${index}.jpg`)));
    expect(await screen.findByText(/at most 20 photos/)).toBeVisible();
    expect(worker.isEnded).toBe(true);
    choose(photo('1.jpg'), new File(['%PDF-1.7\n'], 'a.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Choose one file at a time.')).toBeVisible();
  });
});

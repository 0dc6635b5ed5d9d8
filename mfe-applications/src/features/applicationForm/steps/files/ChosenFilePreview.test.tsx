import { fireEvent, screen } from '@testing-library/react';
import type { FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import en from '../../../../locales/applicationForm/en.json';
import { NO_UPLOADS } from '../../usePendingUploads.ts';
import { FileSlotField } from './FileSlotField.tsx';
import { makeBlobsReadable } from './testing/readableBlobs.ts';

/** Draws every file at once, as one of so many pages. */
class PageWorker extends EventTarget {
  static pages = 1;
  postMessage() {
    const data = { made: { image: 'data:image/png,', pages: PageWorker.pages } };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
}

async function choose(slot: FileSlot, pages: number) {
  PageWorker.pages = pages;
  renderInPortal(
    <SignedIn role="Student">
      <FileSlotField
        slot={slot}
        fieldName={`filesData.0.${slot}`}
        isRequired
        value={null}
        onChange={() => undefined}
        isReadOnly={false}
        owner={null}
        onSending={() => undefined}
        uploads={NO_UPLOADS}
      />
    </SignedIn>,
    { messages: { 'mfe-applications': en } },
  );
  const file = new File(['%PDF-1.7\n'], 'card.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText(/Choose a PDF or photos$/), { target: { files: [file] } });
  await screen.findByText(pages === 1 ? /1 page$/ : /2 pages$/);
}

beforeAll(makeBlobsReadable);
beforeEach(() => {
  Object.assign(globalThis, {
    Worker: PageWorker,
    fetch: async () => ({ ok: true, status: 200, arrayBuffer: async () => null }),
  });
});

const notice = () => screen.queryByText(/Both sides of the card are asked for/);

describe('<ChosenFilePreview>', () => {
  test('says that one side of an identity card is missing', async () => {
    await choose('academicIdentity', 1);
    expect(notice()).toBeVisible();
  });

  test.each([
    ['academicIdentity', 2],
    ['europassCv', 1],
  ] as const)('says nothing of sides where %s has %i pages', async (slot, pages) => {
    await choose(slot, pages);
    expect(notice()).toBeNull();
  });
});

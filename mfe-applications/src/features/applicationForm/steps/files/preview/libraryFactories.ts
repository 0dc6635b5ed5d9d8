import type { PreviewParts } from './previewMessages.ts';

type Drawing = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Makes the canvases that the library draws parts of a page on; a worker has no document to make them. */
export class OffscreenCanvasFactory {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: Drawing, width: number, height: number): void {
    if (canvas === null) return;
    canvas.width = width;
    canvas.height = height;
  }

  destroy(drawing: Drawing): void {
    this.reset(drawing, 0, 0);
    drawing.canvas = null;
    drawing.context = null;
  }
}

/** Leaves out filters of colours, which are made of elements of a page. */
export class PlainFilterFactory {
  readonly addFilter = () => 'none';
  readonly addHCMFilter = () => 'none';
  readonly addAlphaFilter = () => 'none';
  readonly addLuminosityFilter = () => 'none';
  readonly addHighlightHCMFilter = () => 'none';
  readonly destroy = () => undefined;
}

/** Makes what gives the library the files of our release that it asks for, and no others. */
export function partsFactory(parts: PreviewParts) {
  const files = new Map(Object.entries(parts));
  return class PartsFactory {
    async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
      const file = files.get(filename);
      if (file === undefined) throw new Error(`${filename} is not part of the release.`);
      const answer = await fetch(file.address, { integrity: file.integrity });
      if (!answer.ok) throw new Error(`${file.address} answers ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    }
  };
}

import { createContext } from 'react';

/**
 * Element into which tooltips and option lists are put; undefined is Fluent's own place at the end of the body.
 *
 * A modal dialog lies above everything else, so that inside it they belong into the dialog.
 */
export const OverlayMountContext = createContext<HTMLElement | undefined>(undefined);

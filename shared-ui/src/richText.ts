// What pages with formatted text need besides core.
export { RichTextField } from './richText/RichTextField.tsx';
export { SanitisedHtml } from './text/SanitisedHtml.tsx';

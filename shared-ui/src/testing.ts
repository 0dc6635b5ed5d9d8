// For tests alone; never part of a build.
export { renderInPortal, type RenderOptions } from './testing/renderInPortal.tsx';

// For tests alone; never part of a build.
export { renderInPortal, type RenderedPage, type RenderOptions } from './testing/renderInPortal.tsx';

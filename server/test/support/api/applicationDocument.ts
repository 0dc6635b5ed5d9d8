// The document of an application as it stands: tests have no build that would compile its components.
await import('../../../../scripts/lib/nodeTests/browserSources.mjs');
const { draw } = await import(
  new URL(
    '../../../../mfe-applications/src/features/applicationPdf/applicationPdf.document.ts',
    import.meta.url,
  ).href
);

export { draw };

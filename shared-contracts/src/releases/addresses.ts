type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Parameters<Path extends string> = { readonly [Name in Names<Path>]: string | number };

/** Writes the address of a page; `path` is that of its route. */
export type PageAddress<Path extends string = string> = {
  readonly path: Path;
} & (Names<Path> extends never ? () => string : (parameters: Parameters<Path>) => string);

/**
 * Makes the address of a page.
 *
 * - path: as the module that has the page writes it in its `mfe.json`
 */
function pageAddress<const Path extends string>(path: Path): PageAddress<Path> {
  const write = (parameters: Readonly<Record<string, string | number>> = {}) =>
    path.replaceAll(/:(\w+)/g, (_place, name: string) => encodeURIComponent(parameters[name] ?? ''));
  return Object.assign(write, { path });
}

// The pages that one module has and another one links to. A link to a page of another module is made by these alone: what a module uses of them is
// held against the pages of all others when it is published, and theirs against it. How one is added: a line here, by the path in `mfe.json`.

export const agreementList = /* @__PURE__ */ pageAddress('/');
export const agreementView = /* @__PURE__ */ pageAddress('/iia/view/:name');
export const agreementForm = /* @__PURE__ */ pageAddress('/iia/form');
/** Behind it `?ids=1,2,3`, or the filters of the agreement list as its own address has them. */
export const agreementRows = /* @__PURE__ */ pageAddress('/iia/rows');
export const incomingAgreements = /* @__PURE__ */ pageAddress('/iia/incoming');
export const factsheetList = /* @__PURE__ */ pageAddress('/factsheets');
export const factsheetView = /* @__PURE__ */ pageAddress('/factsheets/view/:factsheetId');
export const factsheetEdit = /* @__PURE__ */ pageAddress('/factsheets/edit/:factsheetId');
export const institutionList = /* @__PURE__ */ pageAddress('/institutions');
export const institutionView = /* @__PURE__ */ pageAddress('/institutions/:institutionId');
export const applicationList = /* @__PURE__ */ pageAddress('/application/outgoing/list');
export const applicationView = /* @__PURE__ */ pageAddress('/application/outgoing/student/view/:formId');
export const applicationEdit = /* @__PURE__ */ pageAddress('/application/outgoing/student/edit/:formId');
export const applicationSettings = /* @__PURE__ */ pageAddress('/application/settings');
export const placeList = /* @__PURE__ */ pageAddress('/places');
export const reminderSettings = /* @__PURE__ */ pageAddress('/profile/reminders');

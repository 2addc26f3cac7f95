/**
 * Utilities only. Values live in `client/styles/tokens.css` as custom properties, so that a scheme,
 * a dye or a ground changes them in one place; this file gives them names.
 */
declare const _default: import("unocss").UserConfig<object>;
export default _default;

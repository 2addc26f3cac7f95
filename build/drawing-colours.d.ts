import type { Plugin } from 'vite'
/**
 * Gives drawings the colours of `client/styles/tokens.css`, wherever script or stylesheet names them, and
 * `virtual:tokens` the two that the browser's own frame takes. Drawings in the repository stay as drawn.
 */
export declare function drawingColours(): Plugin

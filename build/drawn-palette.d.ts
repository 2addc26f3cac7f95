export declare const drawnPalette: {
  light: Record<string, string>
  dark: Record<string, string>
}

/** The colour of the browser's own frame: the paper of each scheme, as in `client/styles/tokens.css`. */
export const themeColor = { light: '#f3f4f0', dark: '#0f1130' }

import { paper } from 'virtual:tokens'

/** The colour of the browser's own frame: the paper of each scheme. */
export const themeColor = paper

import type { KnipConfig } from 'knip'
import { typefaces } from './build/typefaces.ts'

/** `npm run unused` finds files, exports and packages that nothing uses by these settings. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'client/main.ts',
        'client/styles/until-styled.css',
        'build/development/worker.ts',
        'build/social-pictures/social-picture.tsx',
        // `npm run new` writes pages that use it, also when no sample is left.
        'src/content/sample.ts',
      ],
      project: ['{src,client,build,scripts,test}/**/*.{ts,tsx,css}'],
    },
  },
  compilers: {
    css: () => '',
    // A file is not used because a glob finds it.
    ts: (text: string) => text.replaceAll('import.meta.glob', 'glob'),
  },
  ignoreExportsUsedInFile: true,
  ignoreDependencies: Object.keys(typefaces).map((name) => `@fontsource-variable/${name}`),
}

export default config

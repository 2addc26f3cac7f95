import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Placeholder for the fingerprint in the Worker's code; of the same length, so that the source map stays right. */
export const fingerprintToCome = '%BUILT-AS%'

/**
 * Puts a short hash of the Worker's code into the code, for entity tags. The code contains everything an answer
 * is made of (stylesheet, content, React, hashed file names), so the tags change exactly when answers can.
 * @throws {Error} when the code has no placeholder.
 */
export function fingerprint(): Plugin {
  return {
    name: 'fingerprint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'worker',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const hash = createHash('sha256')
      for (const { code } of chunks) hash.update(code)
      const short = hash.digest('base64url').slice(0, fingerprintToCome.length)
      if (!chunks.some(({ code }) => code.includes(fingerprintToCome))) {
        throw new Error(`The Worker does not contain ${fingerprintToCome}`)
      }
      for (const chunk of chunks) chunk.code = chunk.code.replaceAll(fingerprintToCome, short)
    },
  }
}

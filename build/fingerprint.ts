import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Stands in the Worker's code for the fingerprint until there is one; as long, so that the map stays right. */
export const fingerprintToCome = '%BUILT-AS%'

/**
 * Puts a short hash of the Worker's code into it, for entity tags. The code holds all that an answer is made
 * of: stylesheet, content, React, the hashed names of scripts and pictures. So whatever changes one of
 * them changes the tag, and what changes nothing keeps it.
 * @throws {Error} when the code has no place for it.
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
        throw new Error('The Worker has no place for its fingerprint')
      }
      for (const chunk of chunks) chunk.code = chunk.code.replaceAll(fingerprintToCome, short)
    },
  }
}

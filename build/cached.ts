import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * Writes a picture into the folder `.cache` of the site, unless it is there, and returns its path. Two builds may run at the
 * same time, and neither may read a half-written file.
 * @param name contains a hash of what the picture is made of
 */
export async function cached(
  root: string,
  name: string,
  make: () => string | Promise<Buffer>,
): Promise<string> {
  const path = resolve(root, '.cache/pictures', name)
  if (existsSync(path)) return path
  const unfinished = `${path}-${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(unfinished, await make())
  await rename(unfinished, path)
  return path
}

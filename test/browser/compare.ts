import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from '@playwright/test'

/** How far colours may differ (0 to 1), and how many pixels or which share of them may differ more than that. */
interface Tolerance {
  threshold: number
  maxDiffPixels?: number
  maxDiffPixelRatio?: number
}

/**
 * Expects two PNG screenshots of the same test to be equal, with Playwright's comparison, which ignores the smoothing
 * of edges. A failure leaves both and their difference in `test-results`, and does not end the test.
 * @param name of the files, unique in the test
 */
export async function expectEqual(
  name: string,
  actual: Uint8Array,
  expected: Uint8Array,
  tolerance: Tolerance,
) {
  const file = test.info().snapshotPath(name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, expected)
  expect.soft(Buffer.from(actual)).toMatchSnapshot(name, tolerance)
}

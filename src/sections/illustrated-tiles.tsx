import type { PictureName } from '../content/drawn.ts'
import { Crop } from '../ui/crop.tsx'
import type { Entry } from './entries.tsx'

/**
 * Adds illustrations to the tiles of `Entries`. One drawing has the illustrations of all tiles side by side, each of this
 * width and height.
 */
export function illustratedTiles(
  items: readonly Entry[],
  name: PictureName,
  [width, height]: readonly [width: number, height: number],
): Entry[] {
  return items.map((item, index) => ({
    ...item,
    illustration: (
      <div className="[--pad:clamp(1rem,1.5vw,1.5rem)] w-[calc(100%+2*var(--pad))] mx-[calc(-1*var(--pad))] mt-[calc(-1*var(--pad))] mb-4 border-b border-edge">
        <Crop
          name={name}
          size={[width * items.length, height]}
          part={[index * width, 0, width, height]}
          className="block"
        />
      </div>
    ),
  }))
}

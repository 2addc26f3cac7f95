// The glob stands in its own file, because its imports run before all others in the file.
import.meta.glob(['../client/**/*.module.css', './**/*.module.css'], { eager: true })

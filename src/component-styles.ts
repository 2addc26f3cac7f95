// A file of its own, because what a glob finds is imported before all else in its file.
import.meta.glob(['../client/**/*.module.css', './**/*.module.css'], { eager: true })

// A file of its own, because what a glob finds is imported before all else in its file.
import.meta.glob('./**/*.module.css', { eager: true })

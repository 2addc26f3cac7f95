import { pictureUrl } from '../assets.ts'

/** Technologies with a mark in the sprite `client/pictures/tech.svg`, by the name the content uses. */
const marks: Record<string, string> = {
  '.NET': 'dotnet',
  Angular: 'angular',
  AWS: 'aws',
  Azure: 'azure',
  Flutter: 'flutter',
  Go: 'go',
  'Google Cloud': 'google-cloud',
  Java: 'java',
  Kotlin: 'kotlin',
  Kubernetes: 'kubernetes',
  MongoDB: 'mongodb',
  'Next.js': 'nextjs',
  'Node.js': 'nodejs',
  PostgreSQL: 'postgresql',
  Python: 'python',
  PyTorch: 'pytorch',
  React: 'react',
  'React Native': 'react',
  Swift: 'swift',
  TensorFlow: 'tensorflow',
  Terraform: 'terraform',
  TypeScript: 'typescript',
  Vue: 'vue',
}

/** The mark of a technology, or a plain square for one without. Decoration beside the name. */
export function TechMark({ name }: { name: string }) {
  const mark = marks[name]
  if (!mark) return <span aria-hidden="true" className="flex-none size-[9px] mx-[4.5px] bg-ink" />
  return (
    <svg aria-hidden="true" className="flex-none size-4.5">
      <use href={`${pictureUrl('tech')}#${mark}`} />
    </svg>
  )
}

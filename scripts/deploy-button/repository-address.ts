/** The web address of the first remote on GitHub or GitLab, from what `git remote -v` says. */
export function repositoryAddress(remotes: string): string | undefined {
  const [, host, path] = remotes.match(/\b(github\.com|gitlab\.com)[/:]([\w./-]+?)(?:\.git)?\s/) ?? []
  return host && path && `https://${host}/${path}`
}

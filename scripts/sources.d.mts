/** Paths, from the root, of everything that a build is made of. */
export function sourcesOfBuild(): string[];

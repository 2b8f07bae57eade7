/** Paths, from the root, of everything that a build is made of. */
export function sourcesOfBuild(): string[];
export const root: string;
/** Whether dist/ holds the build of exactly these sources. */
export function isBuilt(): boolean;

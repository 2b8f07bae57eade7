export const PROGRAMS: readonly string[];
export const STAMP: string;
export function currentBuild(home: string): string | null;
export function beginBuild(home: string, now?: number): string;
export function bringEarlierAssets(former: string | null, folder: string, now?: number): void;
export function switchTo(home: string, folder: string): void;
export function removeOldBuilds(home: string, now?: number): void;
export function markInUse(folder: string): () => void;

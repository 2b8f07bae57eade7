/**
 * Packages that stay outside the server's bundle: native code, WebAssembly beside its loader, and CommonJS that looks for files at run time.
 * A release carries them beside the build (`scripts/release.ts`).
 */
export const UNBUNDLED = ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'sharp'];

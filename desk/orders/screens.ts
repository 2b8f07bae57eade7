import type { Screen } from '../app/screen.ts';

export const orderScreens: readonly Screen[] = [];
